interface Bottle {
  id: number
  year: number | null
  millilitres: number | null
}

/** Of what can be had of the same wine, what comes nearest: the same size, the next younger vintage, else the next older. */
export function nextVintage<Offer extends Bottle>(wanted: Bottle, offers: readonly Offer[]): Offer | null {
  const { year } = wanted
  if (year === null) return null
  const others = offers.filter(
    (one) => one.year !== null && one.year !== year && one.millilitres === wanted.millilitres,
  )
  const far = (one: Offer) => ((one.year ?? 0) > year ? 0 : 10_000) + Math.abs((one.year ?? 0) - year)
  return others.toSorted((one, other) => far(one) - far(other))[0] ?? null
}
