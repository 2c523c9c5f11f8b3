import type { Handler } from '#api/calls/handler.ts'
import type { getOrderGuide, ServedWine } from '#contract/orders/order-guide.ts'
import { mediaById } from '#db/queries/media/media.ts'
import { findOrderedWines } from '#db/queries/orders/ordered-wines.ts'
import { findOrder, findOrderLines, type OrderRow } from '#db/queries/orders/orders.ts'
import { registrationParameters } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { registrationRules } from '#rules/accounts/registration.ts'
import { parisYear } from '#rules/basics/paris-time.ts'
import { wineOpening } from '#rules/catalogue/wine-opening.ts'
import { onlineImage } from '#rules/media/pictures.ts'
import { isPersonalised } from '#rules/orders/order-answers.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { findOrderForCaller } from './find-order-for-caller.ts'
import { appointment } from './order-calendar.ts'
import { parcelDays } from './parcel-days.ts'

export const handleGetOrderGuide: Handler<typeof getOrderGuide> = async ({ params }, parts) => {
  const { db, locale, now } = parts
  const id = await findOrderForCaller(parts, params.id)
  const order = id === null ? undefined : await findOrder(db, id)
  if (!order) return { refusal: 'order-not-found' }
  const days = parcelDays(order)
  const lines = await findOrderLines(db, order.id)
  return {
    value: {
      account: await accountOffer(db, order),
      isPersonalised: lines.some(({ customizations }) => isPersonalised(customizations)),
      parcel: days && { ...days, delay: order.delivery_delay },
      hasCalendar: appointment(order) !== null,
      wines: await servedWines(db, { orderId: order.id, locale, year: parisYear(now) }),
    },
  }
}

/** A birth date that was asked for the order is not asked again. */
async function accountOffer(db: SiteDb, { user_id, birthdate }: OrderRow) {
  if (user_id !== null) return null
  const { asksBirthdate } = registrationRules(parameterValues(await registrationParameters(db)))
  return { asksBirthdate: asksBirthdate && birthdate === null }
}

interface ServedWinesOptions {
  orderId: number
  locale: string
  year: number
}

async function servedWines(db: SiteDb, { orderId, locale, year }: ServedWinesOptions): Promise<ServedWine[]> {
  const wines = await findOrderedWines(db, { orderId, locale })
  const media = await mediaById(
    db,
    wines.flatMap(({ media_id }) => media_id ?? []),
  )
  return wines.map((wine) => {
    const picture = media.get(wine.media_id ?? '')
    return {
      idProduct: wine.product_id,
      name: wine.name,
      year: wine.year,
      image: picture ? { ...onlineImage(picture), alt: wine.name } : null,
      drinkFrom: wine.drink_from,
      drinkUntil: wine.drink_until,
      serveFrom: wine.serve_from,
      serveUntil: wine.serve_until,
      opening: wineOpening({ colour: wine.colour, year: wine.year, drinkFrom: wine.drink_from }, year),
    }
  })
}
