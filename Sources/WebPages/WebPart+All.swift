extension WebPart {
  /// Colors, type and controls of every page, and the function that makes elements.
  public static let page = WebPart(
    style: PackageResources.page_css, script: PackageResources.page_js)
  /// Keys that do things, and the dialog that lists them.
  public static let keys = WebPart(
    style: PackageResources.keys_css, script: PackageResources.keys_js)
  /// Zoom and pan of one or more pictures together.
  public static let zoom = WebPart(
    style: PackageResources.zoom_css, script: PackageResources.zoom_js)
  /// Play, pause, step and scrub through frames, with a mark for each frame.
  public static let scrubber = WebPart(
    style: PackageResources.scrubber_css, script: PackageResources.scrubber_js)
  /// Names and outlines of items over a picture.
  public static let outlines = WebPart(
    style: PackageResources.outlines_css, script: PackageResources.outlines_js)
  /// Pictures that are loaded once, and pictures made of two.
  public static let pictures = WebPart(script: PackageResources.pictures_js)
  /// Two pictures beside, over and against each other. Needs ``zoom``, ``outlines``, ``pictures``.
  public static let comparison = WebPart(
    style: PackageResources.comparison_css,
    script: PackageResources.loupe_js + PackageResources.comparison_js
      + PackageResources.comparison_modes_js)
  /// A clip that plays, with what happens in it. Needs ``zoom``, ``scrubber``, ``outlines``,
  /// ``pictures``.
  public static let clip = WebPart(
    style: PackageResources.clip_css,
    script: PackageResources.clip_canvas_js + PackageResources.clip_log_js
      + PackageResources.clip_js)
  /// Boxes to tick, and the file that says what was chosen.
  public static let approval = WebPart(
    style: PackageResources.approval_css, script: PackageResources.approval_js)
  /// Cases with their states, a list with filters beside the one that is open. Needs all others.
  public static let report = WebPart(
    style: PackageResources.report_css,
    script: PackageResources.case_list_js + PackageResources.case_facts_js
      + PackageResources.case_view_js + PackageResources.report_js)
}
