import DynamicType

/// Finds the labels, fields, buttons and text views of an interface file, and its own texts.
struct InterfaceTextReader {
  private let document: InterfaceDocument
  private let path: String
  private let lines: LineTable
  /// What the document is for, as `targetRuntime` says: `iOS.CocoaTouch`, `watchKit`, `MacOSX.Cocoa`.
  private let runtime: String
  private let isLaunchScreen: Bool
  /// For each element the id of the scene, or else of the top-level object, that it stands in.
  private let scenes: [String]
  /// For each element whether something that scrolls holds it.
  private let canScroll: [Bool]
  /// The constants of the constraints that hold an element at one height, by its id.
  private let heights: [[UInt8]: Double]

  init(_ document: InterfaceDocument, path: String, lines: LineTable) {
    self.document = document
    self.path = path
    self.lines = lines
    let root = document.elements.first
    runtime = root?.value("targetRuntime") ?? "iOS.CocoaTouch"
    isLaunchScreen = root?.value("launchScreen") == "YES"
    var scenes: [String] = []
    var canScroll: [Bool] = []
    var heights: [[UInt8]: Double] = [:]
    for element in document.elements {
      let outer = element.parent
      let isTopLevel = outer.map { document.elements[$0].name == "objects" && scenes[$0].isEmpty }
      if element.name == "scene" {
        scenes.append(element.value("sceneID") ?? "")
      } else {
        scenes.append(
          isTopLevel == true ? element.value("id") ?? "" : outer.map { scenes[$0] } ?? "")
      }
      canScroll.append(
        Self.scrollingViews.contains(element.name) || (outer.map { canScroll[$0] } ?? false))
      if let (id, height) = Self.fixedHeight(element, in: document) { heights[id] = height }
    }
    self.scenes = scenes
    self.canScroll = canScroll
    self.heights = heights
  }

  /// Views whose content may be larger than themselves; cells grow with theirs.
  private static let scrollingViews: Set = [
    "collectionReusableView", "collectionView", "collectionViewCell", "scrollView", "tableView",
    "tableViewCell", "textView",
  ]

  /// The item that the constraint `element` holds at one height, and that height in points; nil where
  /// it does something else, or yields to others.
  private static func fixedHeight(
    _ element: InterfaceDocument.Element, in document: InterfaceDocument
  ) -> (item: [UInt8], height: Double)? {
    guard element.name == "constraint", element.value("firstAttribute") == "height",
      element.value("secondItem") == nil, element.value("relation") ?? "equal" == "equal",
      element.value("placeholder") != "YES",
      element.value("priority").map({ Double($0) ?? 0 >= 1000 }) ?? true,
      let height = element.value("constant").flatMap(Double.init)
    else { return nil }
    // Without a first item it is the view that holds the constraints.
    let owner = element.parent.flatMap { document.elements[$0].parent }
    let item = element.value("firstItem") ?? owner.flatMap { document.elements[$0].value("id") }
    return item.map { (Array($0.utf8), height) }
  }

  // MARK: Labels, fields, buttons

  /// The file's texts, with what decides whether they can grow. None of a Mac's or a TV's file: their
  /// text does not follow the reader's size.
  func texts() -> [InterfaceText] {
    guard runtime.hasPrefix("iOS") || runtime == "watchKit" else { return [] }
    return document.elements.indices.compactMap { index in
      let element = document.elements[index]
      switch element.name {
      case "label", "textField", "textView", "button": return text(at: index, element)
      default: return nil
      }
    }
  }

  private func text(at index: Int, _ element: InterfaceDocument.Element) -> InterfaceText {
    let isWatch = runtime == "watchKit"
    let font = fontDescription(of: index)
    let style = font?.value("style").flatMap { TextStyle(rawValue: $0)?.name }
    let attributed = attributedText(of: index)
    let attributedFont = attributed?.font.map { document.elements[$0] }
    let size = attributedFont?.value("size") ?? font?.value("pointSize")
    let id = element.value("id").map { Array($0.utf8) }
    return InterfaceText(
      path: path, position: lines.position(of: element.offset), element: element.name,
      text: attributed?.text ?? plainText(of: index),
      fontName: attributedFont?.value("name") ?? (attributed == nil ? font?.value("name") : nil),
      pointSize: style == nil ? size.flatMap(Double.init) : nil,
      textStyle: attributed == nil ? style : nil,
      // The watch adjusts by itself what is set in a text style.
      adjustsFont: element.value("adjustsFontForContentSizeCategory") == "YES"
        || isWatch && style != nil,
      numberOfLines: element.value("numberOfLines").flatMap(Int.init)
        ?? (element.name == "textView" ? 0 : 1),
      lineBreakMode: element.value("lineBreakMode"),
      fixedHeight: id.flatMap { heights[$0] },
      shrinksToFit: Self.shrinksToFit(element),
      scene: scenes[index],
      canScroll: canScroll[index] || isWatch, isLaunchScreen: isLaunchScreen)
  }

  /// The font of a control, not one that a size class puts in its place.
  private func fontDescription(of index: Int) -> InterfaceDocument.Element? {
    if let font = document.children(of: index, named: "fontDescription").first { return font }
    return buttonConfiguration(of: index).flatMap {
      document.children(of: $0, named: "fontDescription").first
    }
  }

  private func buttonConfiguration(of index: Int) -> Int? {
    document.child(of: index, named: "buttonConfiguration", key: "configuration")
  }

  private func attributedText(of index: Int) -> (text: String, font: Int?)? {
    if let text = document.attributedString("attributedText", of: index) { return text }
    if let text = normalState(of: index).flatMap({
      document.attributedString("attributedTitle", of: $0)
    }) {
      return text
    }
    return buttonConfiguration(of: index).flatMap {
      document.attributedString("attributedTitle", of: $0)
    }
  }

  private func plainText(of index: Int) -> String? {
    document.string("text", of: index)
      ?? normalState(of: index).flatMap { document.string("title", of: $0) }
      ?? buttonConfiguration(of: index).flatMap { document.string("title", of: $0) }
      ?? (document.elements[index].name == "button" ? document.string("title", of: index) : nil)
  }

  private func normalState(of index: Int) -> Int? {
    document.child(of: index, named: "state", key: "normal")
  }

  /// Whether the text becomes smaller where it does not fit: a label has a smallest size or scale
  /// then, and `adjustsFontSizeToFit` is absent where it is on.
  private static func shrinksToFit(_ element: InterfaceDocument.Element) -> Bool {
    element.value("adjustsFontSizeToFit") != "NO"
      && (element.value("minimumFontSize") ?? element.value("minimumScaleFactor")) != nil
  }

  // MARK: Texts that are translated

  /// Every text of the file that a reader sees; nil where there is none.
  ///
  /// Which properties those are: the keys that `ibtool --export-strings-file` writes.
  func localizedText() -> LocalizedText? {
    var collector = CharacterCollector()
    for (index, element) in document.elements.enumerated() {
      let position = lines.position(of: element.offset)
      for key in Self.textKeys[element.name] ?? [] {
        guard let text = document.string(key, of: index) else { continue }
        collector.add(text, key: element.value("id").map { "\($0).\(key)" }, position: position)
      }
      if element.name == "fragment", let text = document.string("content", of: index) {
        collector.add(text, key: nil, position: position)
      }
    }
    return collector.text(path: path, language: LocalizedText.language(ofFile: path))
  }

  /// The properties that hold text, of each element.
  private static let textKeys: [String: [String]] = [
    "label": ["text"], "textField": ["text", "placeholder"], "textView": ["text"],
    "state": ["title"], "buttonConfiguration": ["title", "subtitle"], "segment": ["title"],
    "navigationItem": ["title", "prompt"], "barButtonItem": ["title"], "tabBarItem": ["title"],
    "tableViewSection": ["headerTitle", "footerTitle"],
    "searchBar": ["text", "placeholder", "prompt"],
    "viewController": ["title"], "tableViewController": ["title"],
    "collectionViewController": ["title"],
  ]
}
