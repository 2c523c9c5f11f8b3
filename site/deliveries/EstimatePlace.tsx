import { useCallback, useEffect, useState } from 'react'
import { read } from '#site/carts/cart-store.ts'
import { usePart } from '#ui/state/use-part.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { SentProduct } from './use-estimate.ts'

const load = () => import('./DeliveryEstimate.tsx').then((part) => part?.DeliveryEstimate)
/** Where the checkout keeps the town (site/checkout/checkout-memory.ts, which is fetched with the estimate). */
const TOWN = 'city'

interface EstimatePlaceProps {
  products: readonly SentProduct[]
  label: string
  locale: Locale
  tellsFreeShipping?: boolean
}

/** What delivery costs and when it comes: for who asks, and at once for who has said where to. */
export function EstimatePlace({ label, ...estimate }: EstimatePlaceProps) {
  const [asked, setAsked] = useState<'no' | 'known' | 'pressed'>('no')
  const giveUp = useCallback(() => setAsked('no'), [])
  const DeliveryEstimate = usePart({ isNeeded: asked !== 'no', load, giveUp })
  useEffect(() => {
    if (read(TOWN) !== null) setAsked('known')
  }, [])
  return (
    <div className="mt-5 noscript:hidden">
      {asked !== 'no' && DeliveryEstimate ? (
        <DeliveryEstimate {...estimate} isAsked={asked === 'pressed'} />
      ) : (
        <button
          type="button"
          onClick={() => setAsked('pressed')}
          className="min-h-11 cursor-pointer text-left underline decoration-1 underline-offset-4"
        >
          {label}
        </button>
      )}
    </div>
  )
}
