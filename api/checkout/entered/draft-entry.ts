import type { HandlerContext } from '#api/calls/handler.ts'
import { type DraftedOrder, draftOrder, type OrderGround } from '#api/checkout/draft-order.ts'
import { type ChosenDelivery, NOT_DELIVERED } from '#api/deliveries/delivery-outcome.ts'
import type { Problem, Problems } from '#contract/basics/problems.ts'
import { looseLines } from '#db/queries/carts/cart-lines.ts'
import { stockNeeds } from '#db/queries/catalogue/stock.ts'
import { findPlace } from '#db/queries/deliveries/calendars.ts'
import { orderParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { ownDiscount } from '#rules/orders/own-discount.ts'
import type { Locale } from '#words/basics/locales.ts'
import { readEntry, type Wish } from './read-entry.ts'

export interface DraftedEntry extends DraftedOrder {
  needs: OrderGround['needs']
}

type DraftRefused = Exclude<Awaited<ReturnType<typeof draftOrder>>, DraftedOrder>
type DraftRefusal = Exclude<Extract<DraftRefused, { refusal: string }>['refusal'], 'too-young'>

/** Every "no" that an entry may meet. */
type EntryRefused = { refusal: DraftRefusal | 'user-not-found' } | { problems: Problems }

/** The order that was entered, as the shop would make it now: its prices, its rules, its carriers. */
export async function draftEntry(parts: HandlerContext, wish: Wish): Promise<DraftedEntry | EntryRefused> {
  const { db } = parts
  const { locale } = wish.customer
  if (wish.discount && wish.discountCode) return { problems: { discountCode: { problem: 'invalid' } } }
  const read = await readEntry(parts, wish)
  if (!('body' in read)) return read
  const settled = await settledDelivery(db, wish)
  if (settled && 'problems' in settled) return settled
  const ground = await readGround(db, { wish, locale })
  if (!wish.isAdult && ground.lines.some(({ is_alcohol }) => is_alcohol)) {
    return { problems: { isAdult: { problem: 'not-agreed' } } }
  }
  const { userId, buyer, body } = read
  const principal = userId === null ? null : ({ id: userId, role: 'CUSTOMER', officeRole: 'OWNER' } as const)
  const { discount } = wish
  const drafted = await draftOrder(db, {
    parts: { ...parts, locale, principal },
    body,
    accessPoint: null,
    ground,
    entered: { buyer, delivery: settled, takesOff: discount ? (goods) => ownDiscount(discount, goods) : null },
  })
  if ('problems' in drafted) return { problems: formNames(drafted.problems) }
  if ('order' in drafted) return { ...drafted, needs: ground.needs }
  const { refusal } = drafted
  if (refusal === 'too-young') throw new Error('The age of a customer whom the estate knows was asked for')
  return { refusal }
}

/** How the customer gets it, where the shop's rules have no say: at once, or at a place on a day that both agree on. */
async function settledDelivery(
  db: SiteDb,
  { delivery }: Wish,
): Promise<ChosenDelivery | { problems: Problems } | null> {
  if (delivery.type === 'TAKEN_AWAY') return NOT_DELIVERED
  if (delivery.type !== 'CLICK_AND_COLLECT' || delivery.dateSchedule) return null
  const place = delivery.idAddress ? await findPlace(db, delivery.idAddress) : undefined
  if (!place || !delivery.idAddress) return { problems: { 'delivery.idAddress': { problem: 'required' } } }
  const { name, address, postal_code: postalCode, city } = place
  return {
    ...NOT_DELIVERED,
    type: 'CLICK_AND_COLLECT',
    collectAddressId: delivery.idAddress,
    collectPlace: { name, address, postalCode, city },
  }
}

async function readGround(db: SiteDb, { wish, locale }: { wish: Wish; locale: Locale }): Promise<OrderGround> {
  const bottles = wish.lines.map(({ idDeclination, quantity }) => ({ id: idDeclination, quantity }))
  const [lines, needs, parameters] = await Promise.all([
    looseLines(db, { bottles, locale }),
    stockNeeds(db, { declinationIds: [...new Set(bottles.map(({ id }) => id))] }),
    orderParameters(db),
  ])
  // A gift card needs answers that nobody gives here.
  const plain = lines.map((line) => ({ ...line, is_on_sale: line.is_on_sale && !line.is_dematerialized }))
  return { lines: plain.length === bottles.length ? plain : [], needs, parameters }
}

/** As the form calls its fields. */
function formNames(problems: Problems): Record<string, Problem> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field.replace(/^user\./, 'customer.'), problem]),
  )
}
