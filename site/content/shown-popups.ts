/** Under which name the browser keeps when a popup was closed. */
export function popupKey(id: number): string {
  return `popup-${id}`
}

/** `#popup-3` → 3; anything else names no popup. */
export function popupIdInHash(hash: string): number | null {
  const digits = /^#popup-([1-9]\d{0,8})$/.exec(hash)?.[1]
  return digits === undefined ? null : Number(digits)
}

interface PopupRequest {
  /** By a click of the visitor, rather than by the address alone. */
  byVisitor: boolean
  /** It has been open since the page was loaded. */
  wasOpened: boolean
  /** When it was closed last, as the browser remembers it. */
  closedAt: string | null
}

/** Who clicks always sees the popup; an address shows it once, and not again when its closing is on record. */
export function mayShowPopup({ byVisitor, wasOpened, closedAt }: PopupRequest): boolean {
  return byVisitor || (!wasOpened && closedAt === null)
}

/** A popup that shows on every reload leaves no trace of its closing. */
export function remembersClosing({ showsOnEveryReload }: { showsOnEveryReload: boolean }): boolean {
  return !showsOnEveryReload
}
