import { addTestCarrier, addTestPlace } from '#tests/support/test-deliveries.ts'
import { addGiftCardProduct, buyGiftCards } from '#tests/support/test-gift-cards.ts'
import { addBottle } from '#tests/support/test-orders.ts'
import {
  ARTICLES,
  CODES,
  CUSTOMERS,
  createModel,
  type Model,
  OPENING_CARDS,
  OPENING_PRICES,
  OPENING_STOCK,
  SHIPPING_CENTS,
  SLOT_CAPACITY,
} from './model.ts'
import type { WalkShop } from './walk-shop.ts'

const DAY_MS = 86_400_000
/** Far enough that no walk comes near it, near enough that it can be booked. */
const DAYS_TO_SLOTS = 40

/** One walk: the shop it goes through, what is only its own in there, and what it believes. */
export interface Walk {
  shop: WalkShop
  stage: Stage
  model: Model
  /** What was done, in words. */
  told: string[]
}

/** What a walk has to itself. */
interface Stage {
  /** Declinations, the box last. */
  articles: number[]
  codes: { id: number; code: string }[]
  /** Gift cards. */
  cards: { id: number; code: string }[]
  carrier: number
  place: number
  slotDay: string
  emails: string[]
  /** From where each customer asks. */
  addresses: string[]
  /** Every order of this walk has a higher number. */
  lastOrder: number
}

let walks = 0

export async function startWalk(shop: WalkShop): Promise<Walk> {
  walks += 1
  const slotDay = new Date(shop.now().getTime() + DAYS_TO_SLOTS * DAY_MS).toISOString().slice(0, 10)
  const articles = await addArticles(shop)
  const { addressId: place } = await addTestPlace(shop, { siteId: 1, given: { capacity: SLOT_CAPACITY } })
  await shop.admin.query('update estate.calendars set closes_on_holidays = false where address_id = $1', [place])
  const cards = await buyCards(shop)
  const { rows } = await shop.admin.query('select coalesce(max(id), 0) as last from estate.orders where site_id = 1')
  const stage = {
    articles,
    codes: await addCodes(shop),
    cards,
    carrier: await addTestCarrier(shop, {
      siteId: 1,
      given: { isFreeFromThreshold: false, zones: [{ tiers: [['BOTTLES', 100_000, SHIPPING_CENTS]] }] },
    }),
    place,
    slotDay,
    emails: CUSTOMERS.map(({ name }) => `${name.replace(/\+|$/, (tag) => `-${walks}${tag}`)}@example.com`),
    addresses: CUSTOMERS.map((_, at) => `10.${(walks >> 8) & 255}.${walks & 255}.${at + 1}`),
    lastOrder: rows[0].last,
  }
  const slotsAt = Date.parse(`${slotDay}T08:00:00Z`)
  return { shop, stage, model: createModel({ now: shop.now().getTime(), slotsAt }), told: [] }
}

async function addArticles(shop: WalkShop): Promise<number[]> {
  const articles: number[] = []
  for (const [article, priceCents] of OPENING_PRICES.entries()) {
    const stock = OPENING_STOCK[article]
    const type = stock === undefined ? 'BOX' : 'WINE'
    articles.push(await addBottle(shop, { stock: stock ?? 0, priceCents, type }))
  }
  const box = ARTICLES.length - 1
  const parts = (ARTICLES[box] ?? []).flatMap((quantity, wine) => (quantity > 0 ? [[articles[wine], quantity]] : []))
  for (const [component, quantity] of parts) {
    await shop.admin.query(
      'insert into estate.box_components (site_id, box_id, component_id, quantity) values (1, $1, $2, $3)',
      [articles[box], component, quantity],
    )
  }
  return articles
}

async function addCodes(shop: WalkShop): Promise<Stage['codes']> {
  const codes: Stage['codes'] = []
  for (const { name, limit, perCustomer } of CODES) {
    const code = `${name}${walks}`.toUpperCase()
    const { rows } = await shop.admin.query(
      `insert into estate.discount_codes (site_id, code, type, amount, max_uses, max_uses_per_customer)
       values (1, $1, $2, $3, $4, $5) returning id`,
      [code, name === 'once' ? 'PERCENT' : 'EURO', name === 'once' ? 1_000 : 3_000, limit, perCustomer],
    )
    codes.push({ id: rows[0].id, code })
  }
  return codes
}

async function buyCards(shop: WalkShop): Promise<Stage['cards']> {
  const card = await addGiftCardProduct(shop)
  const cards: Stage['cards'] = []
  for (const cents of OPENING_CARDS) {
    const { order, codes } = await buyGiftCards(shop, { card, amount: cents / 100 })
    const { rows } = await shop.admin.query('select id from estate.gift_cards where site_id = 1 and order_id = $1', [
      order.id,
    ])
    cards.push({ id: rows[0].id, code: codes[0] ?? '' })
  }
  return cards
}
