import type { CustomerAddress } from '#contract/accounts/addresses.ts'
import type { Address } from '#contract/orders/orders.ts'
import type { AddressRow } from '#db/queries/accounts/addresses.ts'

export function addressToWire(row: AddressRow): CustomerAddress {
  const { id, firstname, lastname, company, address, city } = row
  return {
    id,
    firstname,
    lastname,
    company,
    address,
    addressPart2: row.address_part2,
    postalCode: row.postal_code,
    city,
    idCountry: row.country_id,
    isDeliveryDefault: row.is_delivery_default,
    isBillingDefault: row.is_billing_default,
  }
}

interface KeptAddress {
  address: Address
  userId: number
  defaults: { isDeliveryDefault: boolean; isBillingDefault: boolean }
}

/** An address that was read, as its row is kept. */
export function addressToRow({ address: read, userId, defaults }: KeptAddress) {
  const { firstname, lastname, company, address, city } = read
  return {
    user_id: userId,
    firstname,
    lastname,
    company,
    address,
    address_part2: read.addressPart2,
    postal_code: read.postalCode,
    city,
    country_id: read.idCountry,
    is_delivery_default: defaults.isDeliveryDefault,
    is_billing_default: defaults.isBillingDefault,
  }
}
