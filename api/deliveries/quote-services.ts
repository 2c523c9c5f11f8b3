import type { HandlerContext } from '#api/calls/handler.ts'
import type { Carrier } from '#db/queries/deliveries/carriers.ts'
import { keepQuotes, type LivingQuote } from '#db/queries/deliveries/shipping-quotes.ts'
import type { ChargedParcel } from '#rules/deliveries/carrier-prices.ts'
import type { DeliveryPlace } from '#rules/deliveries/delivery-place.ts'

const QUOTE_MINUTES = 30

interface QuotedContents {
  contentsHash: string
  place: DeliveryPlace
  parcel: ChargedParcel
}

export type Quote = Omit<LivingQuote, 'id' | 'created_at'>

type QuotingParts = Pick<HandlerContext, 'exportQuotes' | 'transact' | 'randomId' | 'now'>

/** Asks what export carriers take, outside any transaction, and keeps their word for half an hour. */
export async function askQuotes(
  { exportQuotes, transact, randomId, now }: QuotingParts,
  { carriers, contentsHash, place, parcel }: { carriers: readonly Carrier[] } & QuotedContents,
): Promise<Quote[]> {
  const asked = carriers.map(async ({ id }) => {
    const { bottles, weightGrams } = parcel
    const answer = await exportQuotes.quote({ ...place, bottles, weightGrams })
    // Who does not answer offers nothing.
    if (answer.outcome !== 'quoted') return []
    return answer.services.map(({ code, name, price }) => ({
      carrier_id: id,
      service_code: code,
      service_name: name,
      price_cents: price,
    }))
  })
  const quotes = (await Promise.all(asked)).flat()
  const kept = {
    contents_hash: contentsHash,
    country: place.country,
    postal_code: place.postalCode,
    created_at: now,
    expires_at: new Date(now.getTime() + QUOTE_MINUTES * 60_000),
  }
  await transact(async (db) => {
    await keepQuotes(
      db,
      quotes.map((quote) => ({ id: randomId(), ...quote, ...kept })),
    )
    return {}
  })
  return quotes
}

/** The newest word of each service. */
export function newestQuotes(quotes: readonly LivingQuote[]): Quote[] {
  const newest = new Map<string, Quote>()
  for (const quote of quotes) {
    const key = `${quote.carrier_id}/${quote.service_code}`
    if (!newest.has(key)) newest.set(key, quote)
  }
  return [...newest.values()]
}
