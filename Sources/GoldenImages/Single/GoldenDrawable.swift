/// What can be held against a golden.
public protocol GoldenDrawable {
  var goldenSubject: GoldenSubject { get }
}

extension GoldenSubject: GoldenDrawable {
  public var goldenSubject: GoldenSubject { self }
}
