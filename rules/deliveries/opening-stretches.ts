interface Stretch {
  weekday: number
  /** `09:30` */
  opens: string
  closes: string
}

/** The first stretch that ends before it begins or lies across another one of its day, by its place in the list; null when all are well. */
export function wrongStretch(stretches: readonly Stretch[]): number | null {
  const at = stretches.findIndex(
    (one, place) => one.closes <= one.opens || stretches.slice(0, place).some((earlier) => isAcross(earlier, one)),
  )
  return at === -1 ? null : at
}

function isAcross(a: Stretch, b: Stretch): boolean {
  return a.weekday === b.weekday && a.opens < b.closes && b.opens < a.closes
}
