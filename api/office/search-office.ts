import type { Handler } from '#api/calls/handler.ts'
import { FOUND_KINDS, type FoundKind, type OfficeArea } from '#contract/office/closed-sets.ts'
import type { searchOffice } from '#contract/office/search.ts'
import { findCustomers, findNamed, findOrders, findProducts } from '#db/queries/office/search.ts'
import { mayDo } from '#rules/office/rights.ts'
import { readHandOverCode } from '#rules/orders/hand-over-code.ts'
import { orderReference, parseOrderReference } from '#rules/orders/order-reference.ts'

const AREA_OF: Readonly<Record<FoundKind, OfficeArea>> = {
  carriers: 'deliveries',
  collectionPlaces: 'deliveries',
  discountCodes: 'prices',
  customerGroups: 'customers',
  tags: 'catalogue',
  news: 'content',
  blogs: 'content',
  albums: 'content',
  partners: 'content',
}

export const handleSearchOffice: Handler<typeof searchOffice> = async ({ query: { q } }, { db, locale, principal }) => {
  const sees = (area: OfficeArea) => principal !== null && mayDo({ role: principal.officeRole, area, needs: 'read' })
  const kinds = FOUND_KINDS.filter((kind) => sees(AREA_OF[kind]))
  const [orders, customers, products, others] = await Promise.all([
    sees('orders') ? findOrders(db, { words: q, number: parseOrderReference(q), code: readHandOverCode(q) }) : [],
    sees('customers') ? findCustomers(db, q) : [],
    sees('catalogue') ? findProducts(db, { words: q, locale }) : [],
    findNamed(db, { words: q, locale, kinds }),
  ])
  return {
    value: {
      found: {
        orders: orders.map(({ createdAt, ...order }) => ({
          ...order,
          reference: orderReference(order.id),
          createdAt: createdAt.toISOString(),
        })),
        customers,
        products,
        others,
      },
    },
  }
}
