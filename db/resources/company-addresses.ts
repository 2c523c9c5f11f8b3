import { sql } from 'kysely'
import type { Store } from './store.ts'

export const companyAddressStore: Store = {
  table: 'company_addresses',
  columns: {
    idType: 'type_id',
    position: 'position',
    name: 'name',
    address: 'address',
    addressPart2: 'address_part2',
    postalCode: 'postal_code',
    city: 'city',
    idCountry: 'country_id',
    phone: 'phone',
    latitude: 'latitude',
    longitude: 'longitude',
  },
  listed: () => ({
    name: sql`t.name`,
    idType: sql`t.type_id`,
    address: sql`t.address`,
    postalCode: sql`t.postal_code`,
    city: sql`t.city`,
    position: sql`t.position`,
  }),
  searched: () => [sql`t.name`, sql`t.address`, sql`t.postal_code`, sql`t.city`],
}
