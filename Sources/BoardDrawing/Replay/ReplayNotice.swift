/// What people are told for a while; times in seconds.
struct ReplayNotice: Hashable, Sendable {
  let text: String
  let start: Double
  var end: Double
}
