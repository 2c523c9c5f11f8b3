import { useEffect, useState } from 'react'
import type { FreeShipping } from '#contract/carts/carts.ts'
import type { ShippingPrice } from '#contract/deliveries/deliveries.ts'
import { calculateShippingFees } from '#contract/deliveries/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import type { CheckoutState } from '#site/checkout/checkout-choices.ts'

export interface SentProduct {
  /** The declination. */
  idProduct: number
  quantity: number
}

export interface Estimate {
  /** The cheapest way to the door and to an access point. */
  ways: readonly ShippingPrice[]
  freeShipping: FreeShipping | null
  /** In the server's words; null where nobody answered. */
  failure: { message: string | null } | null
}

const PAUSE_MS = 250

/**
 * What delivery of these bottles to the remembered place costs, a moment after the last change; null until something is
 * known. What was known before stays until then, and is said not to be fresh.
 */
export function useEstimate(
  products: readonly SentProduct[],
  { city, country }: Pick<CheckoutState, 'city' | 'country'>,
): { estimate: Estimate | null; isFresh: boolean } {
  const [told, setTold] = useState<{ for: string; estimate: Estimate } | null>(null)
  const postalCode = city?.postalCode ?? ''
  const wish = JSON.stringify({ products, postalCode, country: country.id })
  const isAsked = postalCode !== '' && products.length > 0
  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    const timer = setTimeout(() => {
      void askEstimate(wish).then((estimate) => isWanted && setTold({ for: wish, estimate }))
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [wish, isAsked])
  return { estimate: told?.estimate ?? null, isFresh: told?.for === wish }
}

async function askEstimate(wish: string): Promise<Estimate> {
  const answer = await ask(calculateShippingFees, { body: JSON.parse(wish) }).catch(() => null)
  if (!answer?.success) return { ways: [], freeShipping: null, failure: { message: answer?.message ?? null } }
  const { shippingPrices, freeShipping } = answer.data
  return { ways: cheapestWays(shippingPrices), freeShipping, failure: null }
}

/** The first to the door and the first to an access point: prices come cheapest first. */
function cheapestWays(prices: readonly ShippingPrice[]): ShippingPrice[] {
  return (['DELIVERY', 'PICKUP'] as const).flatMap(
    (type) => prices.find(({ deliveryType }) => deliveryType === type) ?? [],
  )
}
