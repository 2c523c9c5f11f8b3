/** A card ends where a day begins: the last moment at which it pays lies in the day that people are told. */
export function lastMoment(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString()
}
