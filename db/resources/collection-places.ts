import { type RawBuilder, sql } from 'kysely'
import { openingParts } from './opening-parts.ts'
import type { Store } from './store.ts'

const ofAddress = (column: string): RawBuilder<unknown> =>
  sql`(select ${sql.ref(column)} from company_addresses where company_addresses.id = t.address_id)`

const told = {
  name: ofAddress('name'),
  city: ofAddress('city'),
  waiting: sql`(select count(*)::integer from orders where orders.collect_address_id = t.address_id
    and orders.collect_from is not null and orders.fulfilment in ('PAID', 'IN_PREPARATION', 'READY_FOR_PICKUP'))`,
}

/** A calendar is a place's or a visit's: these are the places'. */
export const collectionPlaceStore: Store = {
  table: 'calendars',
  only: sql`t.address_id is not null`,
  columns: {
    idAddress: 'address_id',
    slotMinutes: 'slot_minutes',
    capacity: 'capacity',
    closesOnHolidays: 'closes_on_holidays',
  },
  parts: openingParts,
  listed: () => ({
    ...told,
    idAddress: sql`t.address_id`,
    capacity: sql`t.capacity`,
    slotMinutes: sql`t.slot_minutes`,
  }),
  searched: () => [told.name, told.city],
  facts: told,
  faults: {
    calendars_site_id_address_id_key: 'idAddress',
    calendars_site_id_address_id_fkey: 'idAddress',
    calendar_closures_pkey: 'closures',
  },
}
