import { type ReadAddress, readAddress } from '#api/orders/read-address.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { OrderBody, SentOrder } from './order-context.ts'

/** Reads an order as it was sent: whatever may be named in several ways is named in one, and its places exist. */
export async function readOrder(db: SiteDb, sent: SentOrder): Promise<{ body: OrderBody } | { problems: Problems }> {
  const { address, delivery, ...rest } = sent
  const isSame = JSON.stringify(address.billing) === JSON.stringify(address.delivery)
  const [billing, other] = await Promise.all([
    readAddress(db, address.billing),
    address.delivery && !isSame ? readAddress(db, address.delivery) : { address: null },
  ])
  const shipping = isSame ? billing : other
  const problems = { ...inPart('billing', billing), ...inPart('delivery', shipping) }
  if ('problems' in billing || 'problems' in shipping) return { problems }
  const { id, ...wish } = delivery
  return {
    body: {
      ...rest,
      address: { billing: billing.address, delivery: shipping.address },
      delivery: { ...wish, idAccessPoint: wish.idAccessPoint ?? id },
    },
  }
}

/** What is wrong with an address, under the names that it has in the order. */
function inPart(part: 'billing' | 'delivery', read: ReadAddress<unknown>): Problems {
  if (!('problems' in read)) return {}
  return Object.fromEntries(
    Object.entries(read.problems).map(([field, problem]) => [`address.${part}.${field}`, problem]),
  )
}
