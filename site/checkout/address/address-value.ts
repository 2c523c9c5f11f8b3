import type { ChosenCountry } from '#site/checkout/checkout-choices.ts'

/** What the fields of one address hold. */
export interface AddressValue {
  company: string
  address: string
  addressPart2: string
  postalCode: string
  city: string
  isCityConfirmed: boolean
  country: ChosenCountry
}

/** The fields that a change is about: who confirms a town has answered what was asked about it. */
export function changedFields(changed: Partial<AddressValue>): Exclude<keyof AddressValue, 'isCityConfirmed'>[] {
  return (Object.keys(changed) as (keyof AddressValue)[]).map((part) => (part === 'isCityConfirmed' ? 'city' : part))
}
