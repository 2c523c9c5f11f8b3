import type { DrinkState } from '#contract/cellar/closed-sets.ts'

interface DrinkWindow {
  drinkFrom: number | null
  drinkUntil: number | null
}

/** With so few years left, a bottle asks to be opened. */
const LAST_YEARS = 2

/** When a wine is at its best, seen from a year. What the estate has not said is not guessed. */
export function drinkState({ drinkFrom, drinkUntil }: DrinkWindow, year: number): DrinkState {
  if (drinkFrom === null && drinkUntil === null) return 'UNKNOWN'
  if (drinkFrom !== null && year < drinkFrom) return 'YOUNG'
  if (drinkUntil === null) return 'READY'
  if (year > drinkUntil) return 'PAST'
  return drinkUntil - year < LAST_YEARS ? 'LAST_YEARS' : 'READY'
}

interface KeptWine extends DrinkWindow {
  state: DrinkState
  left: number
}

/** What to open now: what is ready and still there, the soonest over first. */
export function winesToOpen<Wine extends KeptWine>(wines: readonly Wine[]): Wine[] {
  const ends = ({ drinkUntil }: Wine) => drinkUntil ?? Number.POSITIVE_INFINITY
  return wines
    .filter(({ state, left }) => left > 0 && (state === 'READY' || state === 'LAST_YEARS'))
    .sort((one, other) => ends(one) - ends(other))
}
