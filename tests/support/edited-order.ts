import type { SoldOrder } from './sold-order.ts'

/** An order as the back office sees it. */
export const seenOrder = async ({ asEstate, order }: Pick<SoldOrder, 'asEstate' | 'order'>) =>
  (await asEstate(`/admin/orders/${order.id}`, { method: 'GET' })).data.order

/** Changes a part of an order, on top of its last version unless another one is said. */
export async function editOrder(
  sold: SoldOrder,
  { part, ...given }: { part: 'address' | 'relay' | 'slot' | 'lines' } & Record<string, unknown>,
) {
  const payload = { version: (await seenOrder(sold)).version, ...given }
  return sold.asEstate(`/admin/orders/${sold.order.id}/${part}`, { method: 'PUT', payload })
}

/** Lyon costs another price than the rest of France. */
export async function setLyonPrice({ shop }: SoldOrder, cents: number): Promise<void> {
  const { rows } = await shop.admin.query(
    `insert into estate.carrier_zones (site_id, carrier_id, country, postal_prefixes) values (1, $1, 'FR', '{69}') returning id`,
    [shop.carrier],
  )
  await shop.admin.query(
    `insert into estate.carrier_tiers (site_id, zone_id, counted_in, up_to, price_cents) values (1, $1, 'BOTTLES', 100000, $2)`,
    [rows[0].id, cents],
  )
}
