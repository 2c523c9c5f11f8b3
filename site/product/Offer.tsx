import { Link } from 'react-router'
import { MedalMark } from '#ui/shop/MedalMark.tsx'
import { Price } from '#ui/shop/Price.tsx'
import { StockLabel } from '#ui/shop/StockLabel.tsx'
import { type Locale, pathInLocale } from '#words/locales.ts'
import { AddToCart } from './AddToCart.tsx'
import type { PartProps } from './ProductPage.tsx'
import type { MedalView, OfferView } from './product-view.ts'
import { SoldOut } from './SoldOut.tsx'

/** What it costs, whether it can be had, and the way to have it. */
export function Offer({ view, site }: PartProps) {
  const { offer, contact, stock, soldOut, cart, medals } = view
  return (
    <section className="mt-8 border-ink/15 border-t pt-7">
      <div className="flex items-start justify-between gap-6">
        {offer && <Cost offer={offer} locale={site.locale} />}
        {contact && <p className="italic">{contact.hint}</p>}
        <StockLabel stock={stock} {...site.shop} className="shrink-0 pt-2.5" />
      </div>
      <Medals medals={medals} />
      {offer?.tiers && !soldOut && <Tiers tiers={offer.tiers} />}
      {soldOut && <SoldOut soldOut={soldOut} locale={site.locale} />}
      {cart && <AddToCart key={cart.idDeclination} control={cart} locale={site.locale} />}
      {contact && (
        <Link
          to={pathInLocale(contact.path, site.locale)}
          className="mt-6 inline-block bg-primary px-8 py-4 text-on-primary"
        >
          {contact.label}
        </Link>
      )}
      <p className="mt-5 text-[0.875rem] leading-relaxed">
        {view.legal.returns}{' '}
        <Link to={pathInLocale('/sale-terms', site.locale)} className="underline underline-offset-4">
          {view.legal.terms}
        </Link>
      </p>
    </section>
  )
}

function Cost({ offer, locale }: { offer: OfferView; locale: Locale }) {
  const { price, reduction, reference, each, perLitre, tax, delivery } = offer
  return (
    <div>
      <Price
        price={price}
        reduction={reduction}
        locale={locale}
        className="font-title text-[2.25rem] leading-none text-heading [&_s]:text-[0.55em] [&_s+span]:text-[0.55em]"
      />
      {reference && <p className="mt-2 text-[0.8125rem]">{reference}</p>}
      <p className="mt-2 text-[0.9375rem] lining-nums tabular-nums">
        {[each, perLitre].filter((part) => part !== null).join(', ')}
      </p>
      <p className="mt-0.5 text-[0.875rem]">
        {tax}{' '}
        <Link to={pathInLocale('/sale-terms', locale)} className="underline underline-offset-4">
          {delivery}
        </Link>
      </p>
    </div>
  )
}

function Medals({ medals }: { medals: readonly MedalView[] }) {
  if (medals.length === 0) return null
  return (
    <ul className="mt-5 flex flex-col gap-2">
      {medals.slice(0, 3).map(({ id, medal, label, name }) => (
        <li key={id} className="flex items-start gap-3 text-[0.9375rem] leading-snug lining-nums">
          <MedalMark medal={medal} label={label} className="mt-0.5 size-5 shrink-0" />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Tiers({ tiers }: { tiers: NonNullable<OfferView['tiers']> }) {
  return (
    <div className="mt-6">
      <table className="w-full text-[0.9375rem] lining-nums tabular-nums">
        <caption className="eyebrow pb-2 text-left text-[0.75rem]!">{tiers.title}</caption>
        <tbody>
          {tiers.rows.map(({ from, price, saving }) => (
            <tr key={from} className="border-ink/10 border-t">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {from}
              </th>
              <td className="py-2 pr-4">{price}</td>
              <td className="py-2 text-right">{saving}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tiers.mixable && <p className="mt-2 text-[0.875rem] italic">{tiers.mixable}</p>}
    </div>
  )
}
