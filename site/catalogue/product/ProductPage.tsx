import { DetailPage } from '#site/shell/DetailPage.tsx'
import type { Locale } from '#words/basics/locales.ts'
import { AddToCart } from './AddToCart.tsx'
import { AlertPlace } from './AlertPlace.tsx'
import { GiftPlace } from './GiftPlace.tsx'
import type { ShownProduct } from './product-view.ts'
import { StaticHtml } from './StaticHtml.tsx'

/** A wine, a box or another thing: the picture and what one must know to buy it, then its long story. */
export function ProductPage({ shown, locale }: { shown: ShownProduct; locale: Locale }) {
  const { still, cart, alert, pictures, share } = shown
  const part = (name: keyof typeof still, className?: string) => (
    <StaticHtml html={still[name]} pictures={pictures} share={share} {...(className ? { className } : {})} />
  )
  return (
    <DetailPage>
      {part('crumbs')}
      <div className="mt-5 grid gap-10 desk:mt-6 desk:grid-cols-12 desk:gap-14 wide:gap-20">
        {part('stage', 'desk:col-span-6 wide:col-span-7')}
        <div className="desk:col-span-6 wide:col-span-5">
          {part('panel')}
          {cart?.gift && <GiftPlace cart={cart} gift={cart.gift} locale={locale} />}
          {cart && !cart.gift && <AddToCart key={cart.idDeclination} control={cart} locale={locale} />}
          {alert && <AlertPlace alert={alert} />}
          {part('facts')}
        </div>
      </div>
      {part('story')}
    </DetailPage>
  )
}
