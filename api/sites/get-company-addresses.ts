import type { Handler } from '#api/calls/handler.ts'
import { countryById } from '#api/places/country-to-wire.ts'
import type { getCompanyAddresses } from '#contract/sites/company-addresses.ts'
import { listCompanyAddresses } from '#db/queries/sites/company-addresses.ts'
import { ADDRESS_TYPES } from '#words/sites/address-types.ts'

export const handleGetCompanyAddresses: Handler<typeof getCompanyAddresses> = async ({ list }, { db, locale }) => {
  const { rows, total } = await listCompanyAddresses(db, list)
  const addresses = rows.map((row) => ({
    id: row.id,
    idType: row.type_id,
    type: ADDRESS_TYPES.find(({ id }) => id === row.type_id)?.value ?? 'CELLAR',
    name: row.name,
    address: row.address,
    addressPart2: row.address_part2,
    postalCode: row.postal_code,
    city: row.city,
    country: countryById(row.country_id, locale),
    phone: row.phone,
    latitude: degrees(row.latitude),
    longitude: degrees(row.longitude),
    idCalendar: row.calendar_id,
  }))
  return { value: { addresses, total } }
}

/** PostgreSQL's exact numbers arrive as text. */
function degrees(value: string | number | null): number | null {
  return value === null ? null : Number(value)
}
