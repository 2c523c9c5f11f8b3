import type { Colour, WineOpening } from '#contract/catalogue/closed-sets.ts'

interface OpenedWine {
  colour: Colour | null
  /** Of the vintage. */
  year: number | null
  drinkFrom: number | null
}

/** From this age on a red has settled, and a decanter would tire it. */
const OLD_YEARS = 12

/** A red before its time wants air, an old one rest; of all others nothing has to be said. */
export function wineOpening({ colour, year, drinkFrom }: OpenedWine, now: number): WineOpening | null {
  if (colour !== 'RED') return null
  if (drinkFrom !== null && now < drinkFrom) return 'DECANT'
  return year !== null && now - year >= OLD_YEARS ? 'STAND_UPRIGHT' : null
}
