import type { FastifyInstance } from 'fastify'
import { createSecretLink, openLinkToken } from '#api/accounts/secret-links.ts'
import type { ReviewedOrder } from '#db/demo/reviewed-order.ts'
import { rochePerrineReviews } from '#db/demo/roche-perrine/reviews.ts'
import { ysalineReviews } from '#db/demo/ysaline/reviews.ts'
import { inSite } from '#db/site-db.ts'
import { type Ask, askAs, openDemoShop, payOrder, type Shop, signIn } from './demo-shop.ts'

const DAY_MS = 86_400_000
const FRANCE = 250

const ESTATES = [
  { siteId: 1, host: 'localhost', orders: rochePerrineReviews },
  { siteId: 3, host: 'coteaux.localhost', orders: ysalineReviews },
] as const

/**
 * Invented customers who have bought, received and spoken: all through the shop itself, so that each review is verified
 * by an order as the page says. Nothing is done where there is a review already.
 */
export async function makeDemoReviews(shop: Shop, today: Date): Promise<boolean> {
  const { pool } = shop
  const known = await inSite({ pool, siteId: 1 }, (db) => db.selectFrom('reviews').select('id').limit(1).execute())
  if (known.length > 0) return false
  const clock = { now: today }
  const app = await openDemoShop(shop, clock)
  try {
    for (const { siteId, host, orders } of ESTATES) {
      for (const order of orders) {
        clock.now = daysBefore(today, order.daysAgo)
        const estate = await signIn(app, { email: 'admin@example.com', host })
        const id = await sell(app, { host, order, estate })
        clock.now = daysBefore(today, order.daysAgo - order.spokenAfter)
        await speak(app, {
          shop,
          siteId,
          host,
          order,
          id,
          estate: await signIn(app, { email: 'admin@example.com', host }),
          now: clock.now,
        })
      }
    }
    await inSite({ pool, siteId: 1 }, (db) => db.deleteFrom('sessions').execute())
    await inSite({ pool, siteId: 3 }, (db) => db.deleteFrom('sessions').execute())
    return true
  } finally {
    await app.close()
  }
}

interface Sale {
  host: string
  order: ReviewedOrder
  estate: Ask
}

/** A guest's order, paid and delivered. */
async function sell(app: FastifyInstance, { host, order, estate }: Sale): Promise<number> {
  const { person, locale, lines } = order
  const guest = askAs(app, { host, locale })
  let idCart = 'new'
  for (const { declination, quantity } of lines)
    idCart = ((await guest(`POST /cart/${idCart}/product/${declination}`, { quantity })) as { id: string }).id
  const place = { postalCode: person.postalCode, country: FRANCE }
  const { shippingPrices } = (await guest('POST /calculate/shipping-fees', { idCart, ...place })) as {
    shippingPrices: { id: number; deliveryType: string }[]
  }
  const carrier = shippingPrices.find(({ deliveryType }) => deliveryType === 'DELIVERY')
  const address = { ...person, company: '', addressPart2: '', idCountry: FRANCE }
  const { order: placed, payment } = (await guest('POST /order', {
    idCart,
    user: { ...named(person), phone: '+33612345678', email: mailbox(person), birthdate: '1979-03-14' },
    address: { delivery: address, billing: address },
    delivery: { type: 'DELIVERY', idCarrier: carrier?.id },
    acceptsSaleTerms: true,
  })) as { order: { id: number; publicId: string }; payment: { url?: string } }
  await payOrder(guest, { reference: payment.url?.split('/').at(-1) ?? null, publicId: placed.publicId })
  for (const status of ['IN_PREPARATION', 'SHIPPED', 'DELIVERED'])
    await estate(`PUT /admin/order/${placed.id}/status`, { status })
  return placed.id
}

interface Speech extends Sale {
  shop: Shop
  siteId: number
  /** Of the order. */
  id: number
  now: Date
}

/** By a link as the mail has it; the estate publishes it the same day, and answers some. */
async function speak(app: FastifyInstance, { shop, siteId, host, order, id, estate, now }: Speech): Promise<void> {
  const { pool, services } = shop
  const { secrets } = services
  const token = await inSite({ pool, siteId }, async (db) => {
    const about = { siteId, userId: null, email: mailbox(order.person), facts: { orderId: id }, secrets, now }
    return openLinkToken(db, { id: await createSecretLink(db, { purpose: 'ORDER_REVIEW', ...about }), secrets })
  })
  const reviews = order.lines.map(({ rating, title = '', text = '' }, line) => ({ line, rating, title, text }))
  await askAs(app, { host, locale: order.locale })(`PUT /review/${token}`, { reviews })
  const { reviews: waiting } = (await estate('GET /admin/review?state=WAITING&orderBy=id')) as {
    reviews: { id: number }[]
  }
  for (const [at, review] of waiting.entries()) {
    await estate(`PUT /admin/review/${review.id}`, { state: 'PUBLISHED' })
    const answer = order.lines[at]?.answer
    if (answer) await estate(`PUT /admin/review/${review.id}/answer`, { text: answer })
  }
}

const daysBefore = (today: Date, days: number) => new Date(today.getTime() - days * DAY_MS)

function named({ firstname, lastname }: ReviewedOrder['person']) {
  return { firstname, lastname }
}

/** `solange.bremond@example.org`. */
function mailbox({ firstname, lastname }: ReviewedOrder['person']): string {
  const plain = `${firstname}.${lastname}`.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-')
  return `${plain.toLowerCase()}@example.org`
}
