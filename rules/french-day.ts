const frenchYears = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', year: 'numeric' })

/** The year of a moment in France: an invoice of New Year's Eve, 23:30 UTC, is one of the new year. */
export function frenchYear(moment: Date): number {
  return Number(frenchYears.format(moment))
}
