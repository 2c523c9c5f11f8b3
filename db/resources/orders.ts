import { sql } from 'kysely'
import type { Filter } from '#contract/basics/list-query.ts'
import { inPlainText } from '#db/queries/basics/list.ts'
import { readHandOverCode } from '#rules/orders/hand-over-code.ts'
import { fromDay, untilDay } from './days.ts'
import type { Store } from './store.ts'

const reference = sql`('C-' || lpad(t.id::text, 6, '0'))`
const customer = sql`trim(t.firstname || ' ' || t.lastname)`

/** As rules/deliveries/bottle-counts.ts counts them; of what is gone from the catalogue, each alcohol is a bottle. */
const bottles = sql`(
  select coalesce(sum(line.quantity * case
      when line.is_dematerialized then 0
      when products.type = 'BOX' then coalesce(
        (select sum(case when owner.type = 'WINE' then part.quantity else 0 end)
         from box_components part
         join declinations component on component.site_id = part.site_id and component.id = part.component_id
         join products owner on owner.site_id = component.site_id and owner.id = component.product_id
         where part.site_id = declinations.site_id and part.box_id = declinations.id),
        declinations.sell_by_multiple_of, 1)
      when products.type = 'WINE' or products.type is null and line.is_alcohol then 1
      else 0
    end), 0)::integer
  from order_lines line
  left join declinations on declinations.site_id = line.site_id and declinations.id = line.declination_id
  left join products on products.site_id = line.site_id and products.id = line.product_id
  where line.order_id = t.id)`

const told = {
  reference,
  createdAt: sql`t.created_at`,
  paidAt: sql`t.paid_at`,
  customer,
  email: sql`t.email`,
  idUser: sql`t.user_id`,
  total: sql`(t.total_cents / 100.0::float8)`,
  refunded: sql`(t.refunded_cents / 100.0)::float8`,
  status: sql`t.status`,
  fulfilment: sql`t.fulfilment`,
  money: sql`t.money`,
  deliveryType: sql`t.delivery_type`,
  carrier: sql`t.carrier_name`,
  place: sql`coalesce(t.collect_place ->> 'name', t.access_point ->> 'name', t.delivery_address ->> 'city')`,
  collectFrom: sql`t.collect_from`,
  collectUntil: sql`t.collect_until`,
  bottles,
  notes: sql`(select count(*)::integer from office_notes where office_notes.order_id = t.id)`,
}

function handedOverBy(code: string | null) {
  if (code === null) return sql`false`
  return sql`(t.hand_over_code = ${code} and t.delivery_type = 'CLICK_AND_COLLECT'
    and t.fulfilment in ('PAID', 'IN_PREPARATION', 'READY_FOR_PICKUP'))`
}

export const orderStore: Store = {
  table: 'orders',
  isUncounted: true,
  columns: {},
  listed: () => ({
    ...told,
    idCarrier: sql`t.carrier_id`,
    idPlace: sql`t.collect_address_id`,
    discountCode: sql`t.discount_code`,
  }),
  conditions: {
    from: fromDay(told.createdAt),
    until: untilDay(told.createdAt),
    collectFrom: fromDay(told.collectFrom),
    collectUntil: untilDay(told.collectFrom),
    idProduct: ({ values }: Filter) =>
      sql`t.id in (select order_id from order_lines where product_id = any (${values.map(String)}::numeric[]))`,
  },
  // A hand-over code is found as a whole only.
  searched: () => [
    inPlainText(sql`t.searched`),
    (pattern) => handedOverBy(readHandOverCode(pattern.replaceAll('%', ''))),
  ],
}
