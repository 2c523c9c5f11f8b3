import type { BoxView, LabelView, ProductView } from '#site/catalogue/product/product-view.ts'
import { BottlePicture } from '#ui/catalogue/BottlePicture.tsx'
import { MedalMark } from '#ui/catalogue/MedalMark.tsx'
import { ProductCard } from '#ui/catalogue/ProductCard.tsx'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

const ROOM = 'mt-20 desk:mt-28'

export function BoxContents({ box, locale }: { box: BoxView | null; locale: Locale }) {
  if (!box) return null
  return (
    <section className={ROOM}>
      <h2 className="title-2">{box.title}</h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 desk:grid-cols-4 desk:gap-x-6">
        {box.parts.map(({ id, count, name, detail, path, picture }) => (
          <li key={id} className="relative flex flex-col">
            <div className="flex h-[15rem] items-end justify-center overflow-hidden bg-ink/[0.045] pb-4 desk:h-[22rem]">
              {picture && <BottlePicture picture={picture} scale={0.15} className="max-desk:[zoom:.66]" />}
            </div>
            <p className="mt-3 font-title text-[1.25rem] text-heading leading-snug lining-nums">
              {count}
              <a href={pathInLocale(path, locale)} className="after:absolute after:inset-0 hover:underline">
                {name}
              </a>
            </p>
            <p className="text-[0.9375rem] lining-nums">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function AwardList({ awards }: { awards: ProductView['awards'] }) {
  if (!awards) return null
  return (
    <section className={ROOM}>
      <h2 className="title-2">{awards.title}</h2>
      <ul className="mt-8 grid gap-x-14 gap-y-6 desk:grid-cols-3">
        {awards.list.map(({ id, medal, label, name, detail }) => (
          <li key={id} className="flex gap-4 lining-nums">
            <MedalMark medal={medal} label={label} className="mt-0.5 size-9 shrink-0" />
            <div>
              <p className="leading-snug">{name}</p>
              <p className="text-[0.9375rem]">{[label, detail].filter((part) => part !== null).join(', ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the label's code leads to as well: ingredients, allergens, nutrition. */
export function NutritionLabel({ label }: { label: LabelView | null }) {
  if (!label) return null
  const { title, ingredients, allergens, nutrition, link } = label
  return (
    <section className={`${ROOM} grid gap-8 desk:grid-cols-12 desk:gap-14`}>
      <div className="desk:col-span-5">
        <h2 className="title-3">{title}</h2>
        <dl className="mt-5 flex flex-col gap-4">
          {[ingredients, allergens].map(
            (part) =>
              part && (
                <div key={part.label}>
                  <dt className="eyebrow text-[0.75rem]!">{part.label}</dt>
                  <dd className="mt-1">{part.value}</dd>
                </div>
              ),
          )}
        </dl>
        <a href={link.path} className="mt-5 inline-flex min-h-11 items-center underline underline-offset-4">
          {link.label}
        </a>
      </div>
      {nutrition && (
        <div className="text-[0.9375rem] lining-nums tabular-nums desk:col-span-7">
          <table className="w-full">
            <caption className="eyebrow pb-3 text-left text-[0.75rem]!">{nutrition.per}</caption>
            <tbody>
              {nutrition.rows.map(({ label: name, value, isPart }) => (
                <tr key={name} className="border-ink/10 border-t last:border-b">
                  <th scope="row" className={`py-2 text-left font-normal ${isPart ? 'pl-5' : ''}`}>
                    {name}
                  </th>
                  <td className="py-2 text-right">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {nutrition.note && <p className="mt-3 text-[0.875rem]">{nutrition.note}</p>}
        </div>
      )}
    </section>
  )
}

interface RecommendedProps {
  recommended: ProductView['recommended']
  locale: Locale
  /** The estate's own words for its stock. */
  own: ProductView['stock']['own']
}

export function Recommended({ recommended, locale, own }: RecommendedProps) {
  if (!recommended) return null
  return (
    <section className={ROOM}>
      <h2 className="title-2">{recommended.title}</h2>
      <ul className="mt-8 grid grid-cols-2 gap-4 desk:grid-cols-4 desk:gap-6">
        {recommended.cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} locale={locale} shop={own} />
          </li>
        ))}
      </ul>
    </section>
  )
}
