import { useEffect, useRef } from 'react'
import { CASE_SIZES, casePlaces, takeOut } from '#rules/carts/composed-case.ts'
import type { SiteData } from '#site/shell/load-site.ts'
import { BottleOutline, BottlePicture } from '#ui/catalogue/BottlePicture.tsx'
import { Link } from '#ui/router/Link.tsx'
import { fill } from '#words/basics/fill.ts'
import { caseSearch } from './case-address.ts'
import type { CaseView } from './load-case.server.ts'
import type { CaseBottle } from './shelf.server.ts'
import { bottleName, type ComposedCase } from './use-composed-case.ts'

interface CaseBoardProps {
  view: CaseView
  composed: ComposedCase
  site: SiteData
}

const ROW = 6
/** Of the drawing's pixels: bottles and half bottles at one scale. */
const SCALE = 0.12

/** The case as one looks into it: a row of six places, or two of them. */
export function CaseBoard({ view, composed, site }: CaseBoardProps) {
  const { words } = view
  const places = casePlaces(composed.bottles, composed.size)
  const board = useKeptPlace(places)
  const rows = Array.from({ length: composed.size / ROW }, (_, at) => at)
  return (
    <section aria-labelledby="carton">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="carton" className="title-3 font-title text-heading">
          {words.caseTitle}
        </h2>
        <Sizes view={view} composed={composed} />
      </div>
      <div ref={board} className="flex flex-col gap-3">
        {rows.map((row) => (
          <div key={row} className="case-wood">
            <ul className="grid grid-cols-6 overflow-hidden pt-4 desk:pt-5">
              {places.slice(row * ROW, (row + 1) * ROW).map((id, at) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: places are what they are, whatever stands in them.
                  key={at}
                  className="case-place flex items-end justify-center"
                >
                  <Place number={row * ROW + at + 1} bottle={knownBottle(view, id)} view={view} composed={composed} />
                </li>
              ))}
            </ul>
            <p aria-hidden="true" className="case-lip eyebrow text-[0.625rem]! desk:text-[0.6875rem]!">
              {site.name}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

function knownBottle({ shelf, quote }: CaseView, id: number | null): CaseBottle | null {
  const isIt = (bottle: CaseBottle) => bottle.id === id
  return quote.lines.find(isIt) ?? shelf.find(isIt) ?? null
}

interface PlaceProps {
  number: number
  bottle: CaseBottle | null
  view: CaseView
  composed: ComposedCase
}

function Place({ number: n, bottle, view: { words }, composed: { bottles, size, leadTo } }: PlaceProps) {
  const zoom = size > ROW ? SMALLER : ZOOM
  if (!bottle) {
    return (
      <span className={zoom}>
        <span className="sr-only">{fill(words.placeFree, { n })}</span>
        <BottleOutline className="mx-2 mb-1 h-[13.5rem]! opacity-20!" />
      </span>
    )
  }
  const { id, step, picture } = bottle
  const label = fill(step > 1 ? words.placeMany : words.place, { n, name: bottleName(bottle), step })
  return (
    <Link
      to={leadTo(takeOut({ bottles, id, step }))}
      replace
      preventScrollReset
      rel="nofollow"
      aria-label={label}
      className="group relative block transition-transform duration-200 hover:-translate-y-1.5 motion-reduce:transform-none"
    >
      <span key={id} className={`${zoom} animate-settle motion-reduce:animate-none`}>
        {picture ? <BottlePicture picture={picture} scale={SCALE} /> : <BottleOutline className="h-[13.5rem]!" />}
      </span>
      <span
        aria-hidden="true"
        className="absolute top-0 left-1/2 grid size-6 -translate-x-1/2 place-items-center rounded-full bg-ink text-[0.875rem] text-ground leading-none opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100"
      >
        ×
      </span>
    </Link>
  )
}

const ZOOM = 'block [zoom:.64] xs:[zoom:.9] desk:[zoom:.66] wide:[zoom:.96]'
/** Two rows are to be seen at once. */
const SMALLER = 'block [zoom:.5] xs:[zoom:.6] desk:[zoom:.5] wide:[zoom:.56]'

/** Six or twelve: what is in the case stays there. */
function Sizes({ view: { words, wish }, composed: { bottles, size } }: Omit<CaseBoardProps, 'site'>) {
  const holds = (one: number) => bottles.reduce((sum, { quantity }) => sum + quantity, 0) <= one
  return (
    <nav aria-label={words.sizes} className="flex gap-x-5 text-[0.9375rem] lining-nums">
      {CASE_SIZES.filter(holds).map((one) => (
        <Link
          key={one}
          to={{ search: caseSearch({ bottles: [...bottles], size: one, family: wish.family }) }}
          replace
          preventScrollReset
          aria-current={one === size ? 'true' : undefined}
          className="flex min-h-11 items-center underline-offset-6 hover:underline aria-[current]:underline"
        >
          {fill(words.size, { n: one })}
        </Link>
      ))}
    </nav>
  )
}

/** Who takes a bottle out by keyboard stays among the bottles. */
function useKeptPlace(places: readonly (number | null)[]) {
  const board = useRef<HTMLDivElement>(null)
  const count = places.filter((id) => id !== null).length
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body)
      [...(board.current?.querySelectorAll('a') ?? [])].at(-1)?.focus({ preventScroll: true })
  }, [count])
  return board
}
