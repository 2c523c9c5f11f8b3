import { findNamedCountry } from '#api/places/find-country.ts'
import { placeProblems } from '#api/places/place-problems.ts'
import type { Problem } from '#contract/basics/problems.ts'
import type { Address, AddressRequest } from '#contract/orders/orders.ts'
import { deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { FRANCE_ID } from '#rules/places/france.ts'

export type ReadAddress<Kept> = { address: Kept } | { problems: Record<string, Problem> }

/** An address as it was sent, its country named in one way, its town and postal code belonging together. */
export async function readAddress(db: SiteDb, sent: AddressRequest): Promise<ReadAddress<Address>> {
  const { country, isCityConfirmed, ...address } = sent
  const read = await readCountry(db, sent)
  if ('problems' in read) return read
  const { id: idCountry, alphaTwo } = read.country
  const { postalCode, city } = await placeProblems(db, { ...address, country: alphaTwo })
  if (postalCode) return { problems: { postalCode } }
  // A hamlet or a former commune may be right where our list does not know it: who insists is believed.
  if (city && !isCityConfirmed) return { problems: { city } }
  return { address: { ...address, idCountry } }
}

type ReadCountry =
  | { country: NonNullable<ReturnType<typeof findNamedCountry>> }
  | { problems: Partial<Record<'idCountry' | 'country', Problem>> }

async function readCountry(db: SiteDb, { idCountry, country }: AddressRequest): Promise<ReadCountry> {
  const field = idCountry == null ? 'country' : 'idCountry'
  const named = idCountry ?? country ?? (await onlyCountry(db))
  if (named === null) return { problems: { idCountry: { problem: 'required' } } }
  const found = findNamedCountry(named)
  if (!found) return { problems: { [field]: { problem: 'unknown-country' } } }
  const isContradicted = idCountry != null && country != null && findNamedCountry(country)?.id !== found.id
  return isContradicted ? { problems: { country: { problem: 'invalid' } } } : { country: found }
}

/** Where an estate sells in France only, nobody has to say so. */
async function onlyCountry(db: SiteDb): Promise<number | null> {
  return (await deliveryParameters(db)).reach.onlyInFrance ? FRANCE_ID : null
}
