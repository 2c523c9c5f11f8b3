import type { Address } from '#contract/orders/orders.ts'

/** A family, a few friends, an office: nobody has looked for an address among more. */
export const MOST_ADDRESSES = 20

const PARTS = ['firstname', 'lastname', 'company', 'address', 'addressPart2', 'postalCode', 'city'] as const
/** Made when first used: the page of the address imports this before it has two to compare. */
let letters: Intl.Collator | undefined

/** The same person at the same place, however it was typed: capitals, accents and spaces tell nothing apart. */
export function isSameAddress(one: Address, other: Address): boolean {
  letters ??= new Intl.Collator('fr', { sensitivity: 'base' })
  const { compare } = letters
  return (
    one.idCountry === other.idCountry &&
    PARTS.every((part) => compare(oneSpaced(one[part]), oneSpaced(other[part])) === 0)
  )
}

function oneSpaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
