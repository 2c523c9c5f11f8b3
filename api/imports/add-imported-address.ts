import { addressToRow } from '#api/accounts/address-to-wire.ts'
import { readAddress } from '#api/orders/read-address.ts'
import { AddressRequest } from '#contract/orders/orders.ts'
import { addAddress, listAddresses } from '#db/queries/accounts/addresses.ts'
import { plainText } from '#rules/basics/plain-text.ts'
import type { CustomerLine } from '#rules/imports/customer-line.ts'
import { countries } from '#words/places/countries.ts'
import type { ImportParts } from './import-parts.ts'

interface AddressOf {
  position: number
  line: CustomerLine
  userId: number
}

/** The first of an empty book; one that cannot be right is left out and told. */
export async function addImportedAddress(parts: ImportParts, { position, line, userId }: AddressOf): Promise<void> {
  const { db, book, now } = parts
  if (!line.address || (await listAddresses(db, userId)).length > 0) return
  const { country, ...place } = line.address
  const { firstname, lastname } = line
  const sent = { ...place, firstname, lastname, country: countryCode(country), isCityConfirmed: true }
  const asked = AddressRequest.safeParse(sent)
  const read = asked.success ? await readAddress(db, asked.data) : null
  if (!read || 'problems' in read) {
    book.tell(position, {
      kind: 'WARNING',
      problems: [{ field: 'address', problem: { problem: 'address-incomplete' } }],
    })
    return
  }
  const defaults = { isDeliveryDefault: true, isBillingDefault: true }
  const { id } = await addAddress(db, { ...addressToRow({ address: read.address, userId, defaults }), now })
  book.note({ position, thing: 'address', id, before: null, after: { userId } })
  book.take(position, 'CHANGED')
}

/** By two letters, three, or its name; France where a file says nothing, since it is a French estate's. */
function countryCode(written: string): string {
  const plain = plainText(written.trim())
  if (plain === '') return 'FR'
  const found = countries.find(({ alphaTwo, alphaThree, fr, en }) =>
    [alphaTwo, alphaThree, fr, en].some((name) => plainText(name) === plain),
  )
  return found?.alphaTwo ?? written
}
