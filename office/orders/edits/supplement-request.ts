/** A declination that is to be added, and how many of it. */
export interface Added {
  id: number
  name: string
  quantity: number
}

/** `12x6,15x1`, as the preview asks for it; empty while nothing is chosen. */
export function listed(added: readonly Added[]): string {
  return added
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => `${id}x${quantity}`)
    .join(',')
}

/** `4,90` is 4.9, nothing is nothing; null when it is no amount. */
export function readEuros(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  return /^(\d{1,4}(\.\d{1,2})?)?$/.test(plain) ? Number(plain) : null
}
