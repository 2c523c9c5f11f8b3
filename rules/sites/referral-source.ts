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
