import { Fragment } from 'react'
import { putIn } from '#rules/carts/composed-case.ts'
import type { SiteData } from '#site/shell/load-site.ts'
import { BottleOutline, BottlePicture } from '#ui/catalogue/BottlePicture.tsx'
import { Link } from '#ui/router/Link.tsx'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { caseSearch, type ShelfFamily } from './case-address.ts'
import type { CaseView } from './load-case.server.ts'
import type { CaseBottle } from './shelf.server.ts'
import { bottleName, type ComposedCase } from './use-composed-case.ts'

interface CaseShelfProps {
  view: CaseView
  composed: ComposedCase
  site: SiteData
}

const SCALE = 0.1
/** As high as the tallest: all stand on one line. */
const STAND = 'flex h-[14.5rem] items-end justify-center'

/** What can be put into the case; a touch does it. */
export function CaseShelf(props: CaseShelfProps) {
  const { view, site } = props
  const { words, shelf, wish, byCase } = view
  const shown = shelf.filter(({ family }) => wish.family === null || family === wish.family)
  const [before = '', after = ''] = words.byCase.split('{names}')
  return (
    <section aria-labelledby="bouteilles">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-ink/15 border-b">
        <h2 id="bouteilles" className="title-3 font-title text-heading">
          {words.shelf}
        </h2>
        <Families {...props} />
      </div>
      <ul className="grid grid-cols-2 gap-3 xs:grid-cols-3 wide:grid-cols-4 desk:gap-4">
        {shown.map((bottle) => (
          <ShelfBottle key={bottle.id} bottle={bottle} {...props} />
        ))}
      </ul>
      {byCase.length > 0 && (
        <p className="mt-6 text-[0.9375rem] italic">
          {before}
          {byCase.map(({ name, path }, at) => (
            <Fragment key={path}>
              {at > 0 && ', '}
              <Link to={pathInLocale(path, site.locale)} className="underline decoration-1 underline-offset-4">
                {name}
              </Link>
            </Fragment>
          ))}
          {after}
        </p>
      )}
    </section>
  )
}

function Families({ view: { words, families, wish }, composed: { bottles, size } }: CaseShelfProps) {
  if (families.length < 2) return null
  const leadTo = (family: ShelfFamily | null) => ({ search: caseSearch({ bottles: [...bottles], size, family }) })
  const choices = [{ family: null, label: words.all }, ...families]
  return (
    <nav
      aria-label={words.families}
      className="-mx-6 max-w-[100vw] overflow-x-auto px-6 [scrollbar-width:none] desk:mx-0 desk:px-0"
    >
      <ul className="flex gap-x-5 whitespace-nowrap text-[0.9375rem] desk:flex-wrap">
        {choices.map(({ family, label }) => (
          <li key={label}>
            <Link
              to={leadTo(family)}
              replace
              preventScrollReset
              aria-current={family === wish.family ? 'true' : undefined}
              className="flex min-h-11 items-center underline-offset-6 hover:underline aria-[current]:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ShelfBottle({ bottle, view: { words }, composed, site }: CaseShelfProps & { bottle: CaseBottle }) {
  const { id, step, available, name, detail, path, picture } = bottle
  const { bottles, size, leadTo } = composed
  const held = bottles.find((own) => own.id === id)?.quantity ?? 0
  const isAll = available !== null && held + step > available
  const more = isAll ? null : putIn({ bottles, id, step }, size)
  const price = formatPrice(bottle.price, site.locale)
  const named = bottleName(bottle)
  const still = picture ? <BottlePicture picture={picture} scale={SCALE} /> : <BottleOutline className="h-[12rem]!" />
  return (
    <li className="relative flex flex-col bg-ink/[0.045]">
      {more ? (
        <Link
          to={leadTo(more)}
          replace
          preventScrollReset
          rel="nofollow"
          data-put={id}
          aria-label={fill(step > 1 ? words.putMany : words.put, { name: named, price, step })}
          className={`group ${STAND}`}
        >
          <span className="transition-transform duration-200 group-hover:-translate-y-1.5 motion-reduce:transform-none">
            {still}
          </span>
          <span
            aria-hidden="true"
            className="absolute top-3 right-3 grid size-8 place-items-center rounded-full border border-ink/30 text-[1.125rem] leading-none transition-colors duration-150 group-hover:border-ink group-hover:bg-ink group-hover:text-ground"
          >
            +
          </span>
        </Link>
      ) : (
        <span className={`${STAND} opacity-70`}>{still}</span>
      )}
      {held > 0 && (
        <p className="absolute top-3 left-3 rounded-full bg-primary px-3 py-1 text-[0.75rem] text-on-primary leading-tight lining-nums">
          {fill(words.inCase, { n: held })}
        </p>
      )}
      <div className="flex flex-1 flex-col px-4 pt-3 pb-4">
        <h3 className="text-[1.125rem] leading-[1.15]">
          <Link to={pathInLocale(path, site.locale)} aria-label={fill(words.about, { name: named })} className="py-1">
            {name}
          </Link>
        </h3>
        {detail && <p className="mt-0.5 text-[0.875rem] lining-nums opacity-80">{detail}</p>}
        <p className="mt-auto pt-2 text-[0.9375rem] lining-nums tabular-nums">
          {price}
          {step > 1 && <span className="text-[0.875rem] opacity-80"> · {fill(words.byStep, { step })}</span>}
        </p>
        {isAll && <p className="text-[0.8125rem] italic">{words.lastOnes}</p>}
      </div>
    </li>
  )
}
