import CImageComparison

extension ComparisonMetric {
  /// Distance in YIQ, 1 from black to white; counts what pixelmatch 7.2.0 counts.
  ///
  /// Source: Kotsarenko, Ramos, "Measuring perceived color difference using YIQ NTSC transmission
  /// color space in mobile applications", 2010.
  public static let yiq = ComparisonMetric(
    "yiq", unit: "black to white", thresholds: 0...1, threshold: 0.1, backdrop: .checkerboard
  ) { run, threshold in
    let limit = 35215 * threshold * threshold
    unsafe compare_yiq_row(run.a, run.b, run.count, run.index, limit, run.classes)
  }

  /// Distance HyAB in OKLab with its toe, 1 from black to white; counts what later versions of
  /// pixelmatch count.
  ///
  /// Sources: Ottosson, "A perceptual color space for image processing", 2020; Abasi, Tehran,
  /// Fairchild, "Distance metrics for very large color differences", 2019.
  public static let oklab = ComparisonMetric(
    "oklab", unit: "black to white", thresholds: 0...1, threshold: 0.1
  ) { run, threshold in
    unsafe ComparisonTables.shared.withTables { tables in
      unsafe compare_oklab_row(
        tables, run.a, run.b, run.count, run.index, threshold, run.classes)
    }
  }

  /// The difference CIEDE2000 as seen over black or over white; 1 to 2.3 is just noticeable.
  ///
  /// Source: Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula", 2005.
  public static let ciede2000 = ComparisonMetric(
    "ciede2000", unit: "ΔE", thresholds: 0...200, threshold: 2.3
  ) { run, threshold in
    lab(run, .CIEDE2000, threshold)
  }

  /// The difference CIE94, of which changes in flat areas count always, and others only where the
  /// structure around them has changed too: edges that are smoothed in another way do not count.
  public static let hybrid = ComparisonMetric(
    "hybrid", unit: "ΔE", thresholds: 0...200, threshold: 1, judgesStructure: true
  ) { run, threshold in
    lab(run, .CIE94, threshold)
  }

  private static func lab(_ run: PixelRun, _ formula: CompareFormula, _ threshold: Double) {
    unsafe ComparisonTables.shared.withTables { tables in
      unsafe compare_lab_row(
        tables, formula, run.a, run.b, run.count, threshold, run.classes)
    }
  }
}
