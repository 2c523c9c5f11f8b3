import { parisInstant, parisYear } from '#rules/basics/paris-time.ts'

/** The tax office looks back until the end of the third year after (livre des procédures fiscales, L169). */
const LOG_YEARS = 3

/** Since when the log of changes is kept: what is older is deleted. */
export function logKeptSince(now: Date): Date {
  return parisInstant(`${parisYear(now) - LOG_YEARS}-01-01`, 0)
}
