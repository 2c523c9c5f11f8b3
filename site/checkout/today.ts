/** Days are those of the estate: `2026-11-15`. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })

export function today(): string {
  return DAY.format(new Date())
}
