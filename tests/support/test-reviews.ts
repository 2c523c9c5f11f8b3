import { createSecretLink, openLinkToken } from '#api/accounts/secret-links.ts'
import { inSite } from '#db/site-db.ts'
import { type SoldOrder, sellOrder } from './sold-order.ts'

/** A link as the mail about an order carries it. */
export async function reviewLink({ shop, clock, order }: SoldOrder, email = 'jeanne.lebrun@example.com') {
  const { pool, secrets } = shop
  return inSite({ pool, siteId: 1 }, async (db) => {
    const facts = { orderId: order.id }
    const wanted = { purpose: 'ORDER_REVIEW', siteId: 1, userId: null, email, facts, secrets, now: clock.now } as const
    const token = await openLinkToken(db, { id: await createSecretLink(db, wanted), secrets })
    if (token === null) throw new Error('No link')
    return token
  })
}

/** An order that was delivered, with the link to review it by. */
export async function sellReviewedOrder(options: Parameters<typeof sellOrder>[0] = {}) {
  const sold = await sellOrder(options)
  const token = await reviewLink(sold)
  const { rows } = await sold.shop.admin.query(
    'select product_id from estate.order_lines where site_id = 1 and order_id = $1 and position = 0',
    [sold.order.id],
  )
  const said = (review: object = {}) => ({
    payload: { reviews: [{ line: 0, rating: 4, title: 'Droit', text: 'Un vin franc.', ...review }] },
  })
  const save = (review: object = {}) => sold.ask(`/review/${token}`, { method: 'PUT', ...said(review) })
  const decide = (id: number, payload: object) => sold.asEstate(`/admin/review/${id}`, { method: 'PUT', payload })
  /** Says something and has it published; answers its id. */
  const publish = async (review: object = {}) => {
    await save(review)
    const id = await lastReview(sold)
    await decide(id, { state: 'PUBLISHED' })
    return id
  }
  return { ...sold, token, productId: rows[0].product_id as number, save, decide, publish }
}

export async function lastReview({ shop }: Pick<SoldOrder, 'shop'>): Promise<number> {
  return (await shop.admin.query('select max(id) as id from estate.reviews where site_id = 1')).rows[0].id
}
