/// What a drag session is doing.
///
/// ```
///        down            long press           up              ghost arrives
/// idle ───────▶ pressed ───────────▶ carrying ───▶ dropping ───────────────▶ idle
///   ▲              │                     │            │                        ▲
///   └──────────────┘                     └── cancel ──┴─────▶ cancelling ──────┘
///    strayed, up, cancel, refused                            ghost is home
/// ```
public enum DragState: Hashable, Sendable {
  case idle
  case pressed(Press)
  case carrying(Carry)
  case dropping(Flight)
  case cancelling(Flight)
}
