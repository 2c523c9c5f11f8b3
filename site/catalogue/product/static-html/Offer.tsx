import { Fragment, type ReactNode } from 'react'
import type { MedalView, OfferView, ProductView, SoldOutView, TiersView } from '#site/catalogue/product/product-view.ts'
import { MedalMark } from '#ui/catalogue/MedalMark.tsx'
import { Price } from '#ui/catalogue/Price.tsx'
import { StockLabel } from '#ui/catalogue/StockLabel.tsx'
import { withButtonLook } from '#ui/controls/button-look.ts'
import { Glyph } from '#ui/pictures/glyphs.tsx'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

interface OfferProps {
  view: ProductView
  locale: Locale
}

/** What it costs and whether it can be had. */
export function Offer({ view, locale }: OfferProps) {
  const { offer, contact, stock, soldOut, customize, withoutScript } = view
  return (
    <div className="mt-7 border-ink/15 border-t pt-6">
      <div className="flex items-start justify-between gap-6">
        {offer && <Cost offer={offer} locale={locale} />}
        {contact && <p className="italic">{contact.hint}</p>}
        {stock.label && <StockLabel stock={stock.label} {...stock.own} className="shrink-0 pt-2.5" />}
      </div>
      {soldOut && <SoldOut soldOut={soldOut} locale={locale} />}
      {contact && (
        <a href={contact.href} {...withButtonLook({ size: 'tall', className: 'mt-6' })}>
          {contact.label}
        </a>
      )}
      {customize && (
        <div className="mt-6">
          <p className="mb-4 text-[0.9375rem]">{customize.hint}</p>
          <a href={pathInLocale(customize.path, locale)} {...withButtonLook({ size: 'tall' })}>
            {customize.label}
          </a>
        </div>
      )}
      {withoutScript && <WithoutScript {...withoutScript} />}
    </div>
  )
}

/** What else counts for who is about to buy: awards, prices by quantity, and the law in short. */
export function Extent({ view, locale }: OfferProps) {
  const { offer, soldOut, medals, care, legal } = view
  return (
    <>
      <ul className="mt-6 flex flex-col gap-2 text-[0.875rem] leading-relaxed">
        {care.map((text) => (
          <Assurance key={text}>{text}</Assurance>
        ))}
        <Assurance>
          {legal.returns}{' '}
          <a href={pathInLocale('/sale-terms', locale)} className="underline underline-offset-4">
            {legal.terms}
          </a>
        </Assurance>
      </ul>
      {offer?.tiers && !soldOut && <Tiers tiers={offer.tiers} locale={locale} />}
      <Medals medals={medals} />
    </>
  )
}

function Assurance({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 shrink-0 text-accent">
        <Glyph sign="tick" />
      </span>
      <span>{children}</span>
    </li>
  )
}

function Cost({ offer, locale }: { offer: OfferView; locale: Locale }) {
  const { price, range, reduction, reference, each, perLitre, tax, delivery } = offer
  return (
    <div>
      {range ? (
        <p className="font-title text-[1.625rem] text-heading leading-tight lining-nums desk:text-[1.875rem]">
          {range}
        </p>
      ) : (
        <Price
          price={price}
          reduction={reduction}
          locale={locale}
          className="font-title text-[2.25rem] leading-none text-heading [&_s]:text-[0.55em] [&_s+span]:text-[0.55em]"
        />
      )}
      {reference && <p className="mt-2 text-[0.8125rem]">{reference}</p>}
      <p className="mt-2 text-[0.9375rem] lining-nums tabular-nums">
        {[range ? null : each, perLitre].filter((part) => part !== null).join(', ')}
      </p>
      <p className="mt-0.5 text-[0.875rem]">
        {tax}{' '}
        {delivery && (
          <a href={pathInLocale('/sale-terms', locale)} className="underline underline-offset-4">
            {delivery}
          </a>
        )}
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

function Tiers({ tiers, locale }: { tiers: TiersView; locale: Locale }) {
  return (
    <div className="mt-6">
      <table className="w-full text-[0.875rem] lining-nums tabular-nums desk:text-[0.9375rem]">
        <caption className="eyebrow pb-2 text-left text-[0.75rem]!">{tiers.title}</caption>
        <tbody>
          {tiers.rows.map(({ from, price, saving }) => (
            <tr key={from} className="border-ink/10 border-t">
              <th scope="row" className="w-16 py-2 pr-3 text-left font-normal">
                {from}
              </th>
              <td className="py-2 pr-3">{price}</td>
              <td className="py-2 text-right">{saving}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p data-counted className="mt-2 text-[0.875rem] italic text-pretty">
        {tiers.counted.text}
        {tiers.counted.names.map(({ name, path, after }) => (
          <Fragment key={name}>
            {path === null ? (
              name
            ) : (
              <a href={pathInLocale(path, locale)} className="inline-block underline decoration-1 underline-offset-4">
                {name}
              </a>
            )}
            {after}
          </Fragment>
        ))}
      </p>
    </div>
  )
}

function SoldOut({ soldOut: { message, instead }, locale }: { soldOut: SoldOutView; locale: Locale }) {
  return (
    <div className="mt-6">
      <p className="text-[1.1875rem]">{message}</p>
      {instead && (
        <a
          href={pathInLocale(instead.path, locale)}
          {...withButtonLook({ size: 'tall', className: 'mt-5 lining-nums' })}
        >
          {instead.label}
        </a>
      )}
    </div>
  )
}

function WithoutScript({ text, ways }: NonNullable<ProductView['withoutScript']>) {
  return (
    <noscript>
      <p className="mt-6">
        {text}{' '}
        {ways.map(({ label, href }, at) => (
          <Fragment key={href}>
            {at > 0 && ', '}
            <a href={href} className="underline underline-offset-4">
              {label}
            </a>
          </Fragment>
        ))}
        .
      </p>
    </noscript>
  )
}
