import { usePart } from '#ui/state/use-part.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { CartControlView } from './product-view.ts'

const load = () => import('#site/gift-cards/GiftForm.tsx').then((part) => part?.GiftForm)
const giveUp = () => {}

interface GiftPlaceProps {
  cart: CartControlView
  gift: NonNullable<CartControlView['gift']>
  locale: Locale
}

/** The form of a gift card; fetched only where one is sold. Another amount keeps what was typed. */
export function GiftPlace({ cart: { idDeclination, unitPrice }, gift, locale }: GiftPlaceProps) {
  const GiftForm = usePart({ isNeeded: true, load, giveUp })
  return (
    <div className={gift.range ? 'min-h-[24rem]' : 'min-h-[17rem]'}>
      {GiftForm && <GiftForm control={{ idDeclination, unitPrice, ...gift }} locale={locale} />}
    </div>
  )
}
