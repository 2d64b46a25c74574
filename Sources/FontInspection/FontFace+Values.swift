extension FontFace {
  /// A face from its values; everything but the file has a default, which is an upright regular face
  /// of a static TrueType font that says nothing of itself.
  public init(
    path: String, displayPath: String? = nil, faceIndex: Int = 0,
    postScriptName: String? = nil, postScriptNameSource: PostScriptNameSource = .name,
    aliases: PostScriptNameAliases = PostScriptNameAliases(),
    family: String? = nil, style: String? = nil, fullName: String? = nil,
    weight: Double? = 400, weightTrait: Double = 0, weightName: WeightName = .regular,
    width: Int? = 5, widthTrait: Double = 0, italic: Bool = false, bold: Bool = false,
    monospaced: Bool = false, format: OutlineFormat = .truetype, container: FontContainer = .sfnt,
    variable: Bool = false, instance: FaceInstance? = nil,
    unitsPerEm: Int? = 1000, glyphCount: Int? = nil, metrics: FaceMetrics = FaceMetrics()
  ) {
    self.path = path
    self.displayPath = displayPath ?? path
    self.faceIndex = faceIndex
    self.postScriptName = postScriptName
    self.postScriptNameSource = postScriptNameSource
    self.aliases = aliases
    self.family = family
    self.style = style
    self.fullName = fullName
    self.weight = weight
    self.weightTrait = weightTrait
    self.weightName = weightName
    self.width = width
    self.widthTrait = widthTrait
    self.italic = italic
    self.bold = bold
    self.monospaced = monospaced
    self.format = format
    self.container = container
    self.variable = variable
    self.instance = instance
    self.unitsPerEm = unitsPerEm
    self.glyphCount = glyphCount
    self.metrics = metrics
  }
}
