/** The name under which a source is counted: `Carte de vœux` and `carte-de-voeux` are one. */
export function referralSource(from: string): string {
  const plain = from
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain || 'unnamed'
}

/** The day in France, `2026-11-15`: that is where the estate's day begins. */
export function dayOf(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now)
}
