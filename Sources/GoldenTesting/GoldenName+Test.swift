#if canImport(Testing)
  import Testing

  extension GoldenName {
    /// Why a test gives no name.
    package enum Problem: Error, Hashable {
      case noTest
      /// Arguments of the test cannot be told from each other in another run.
      case argumentsUntold
    }

    /// That of the test that runs.
    ///
    /// - Parameter call: Needed where there are several in a test.
    package static func current(call: String?) throws(Problem) -> GoldenName {
      guard let test = Test.current else { throw .noTest }
      var arguments: [[UInt8]] = []
      if let testCase = Test.Case.current, testCase.isParameterized {
        guard let told = Self.arguments(of: testCase) else { throw .argumentsUntold }
        arguments = told
      }
      return GoldenName(components(of: test), arguments: arguments, call: call)
    }

    /// The id of a test is `Module.Suite/function(label:)/File.swift:12:4`.
    private static func components(of test: Test) -> [String] {
      let id = String(describing: test.id)
      let place = test.sourceLocation
      let end = "/\(place.fileName):\(place.line):\(place.column)"
      var text = id.hasSuffix(end) ? Substring(id.dropLast(end.count)) : Substring(test.name)
      if let dot = text.firstIndex(of: "."), id.hasSuffix(end) {
        text = text[text.index(after: dot)...]
      }
      var components = text.split(separator: "/").map { part in
        String(part.filter { $0 != "`" })
      }
      if let last = components.last, let start = last.lastIndex(of: "("), last.hasSuffix(")") {
        components[components.count - 1] = String(last[..<start])
      }
      return components
    }

    /// The ids of the arguments, which Swift Testing shows to nobody but a mirror; nil where there are
    /// none or where they are other ones in each run.
    private static func arguments(of testCase: Test.Case) -> [[UInt8]]? {
      guard let kind = Mirror(reflecting: testCase).descendant("_kind"),
        let parameters = Mirror(reflecting: kind).children.first?.value
      else { return nil }
      let mirror = Mirror(reflecting: parameters)
      guard mirror.descendant("isStable") as? Bool == true,
        let arguments = mirror.descendant("arguments")
      else { return nil }
      let list = Mirror(reflecting: arguments).children
      let ids = list.compactMap {
        Mirror(reflecting: $0.value).descendant("id", "bytes") as? [UInt8]
      }
      return ids.isEmpty || ids.count != list.count ? nil : ids
    }
  }
#endif
