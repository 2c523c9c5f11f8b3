import type { Colour } from '#contract/catalogue/closed-sets.ts'

/** How a bottle is opened: with air before the meal, or with care for what has settled in it. */
export const OPENINGS = ['DECANT', 'STAND_UPRIGHT'] as const
export type Opening = (typeof OPENINGS)[number]

interface OpenedWine {
  colour: Colour | null
  /** Of the vintage. */
  year: number | null
  drinkFrom: number | null
}

/** From this age on a red has settled, and a decanter would tire it. */
const OLD_YEARS = 12

/** A red before its time wants air, an old one rest; of all others nothing has to be said. */
export function wineOpening({ colour, year, drinkFrom }: OpenedWine, now: number): Opening | null {
  if (colour !== 'RED') return null
  if (drinkFrom !== null && now < drinkFrom) return 'DECANT'
  return year !== null && now - year >= OLD_YEARS ? 'STAND_UPRIGHT' : null
}
