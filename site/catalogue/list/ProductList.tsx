import { lazy, Suspense } from 'react'
import type { QuickAdd } from '#rules/catalogue/quick-add.ts'
import type { SiteData } from '#site/shell/load-site.ts'
import { ProductCard } from '#ui/catalogue/ProductCard.tsx'
import { Link } from '#ui/router/Link.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { FilterBar } from './FilterBar.tsx'
import type { GroupView, ListView } from './list-view.server.ts'
import { lateShelf, shelfPlaces } from './shelf-places.ts'

/** Few lists are empty: the browser fetches the code for it when one is. */
const loadEmpty = () => import('./EmptyList.tsx').then((part) => ({ default: part.EmptyList }))
const loadMarked = () => import('./Marked.tsx').then(({ Marked }) => ({ default: Marked }))
const Marked = import.meta.env.SSR ? (await loadMarked()).default : lazy(loadMarked)
const EmptyList = import.meta.env.SSR ? (await loadEmpty()).default : lazy(loadEmpty)

interface ProductListProps {
  list: ListView
  site: SiteData
  /** Nothing stands above it that would be seen first. */
  isFirst?: boolean
}

/** What an estate sells, with the ways to narrow and order it. Works as links and one form, before any script. */
export function ProductList({ list, site, isFirst = false }: ProductListProps) {
  const { words, shelves, pages } = list
  const isGrouped = shelves.length > 1
  return (
    <section
      id="vins"
      aria-label={words.types.WINE}
      className="mx-auto w-full max-w-[90rem] px-6 pb-20 desk:px-10 desk:pb-32"
    >
      <div className="border-y border-ink/15">
        {isGrouped && <ShelfLinks list={list} />}
        <FilterBar list={list} />
      </div>
      <Chips list={list} />
      {shelves.length === 0 && (
        <Suspense>
          <EmptyList list={list} />
        </Suspense>
      )}
      {shelves.map((shelf, at) => (
        <ShelfOfCards
          key={shelf.id ?? 'all'}
          shelf={shelf}
          list={list}
          site={site}
          isFirst={isFirst && at === 0}
          isOpening={at === 0}
          isFarDown={at > 1}
        />
      ))}
      {pages.length > 0 && <Pager list={list} />}
      {list.showsReference && <ReferenceNote />}
    </section>
  )
}

/** What the list is narrowed by; each leads to the list without it. */
function Chips({ list: { chips, cleared, words } }: { list: ListView }) {
  if (chips.length === 0) return null
  return (
    <nav aria-label={words.chosen} className="mt-5">
      <ul className="flex flex-wrap items-center gap-x-2 gap-y-2 text-[0.9375rem]">
        {chips.map(({ label, to }) => (
          <li key={label}>
            <Link to={{ search: to, hash: 'vins' }} className={CHIP} preventScrollReset>
              <span className="sr-only">{words.remove} </span>
              {label}
              <span aria-hidden="true">×</span>
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={{ search: cleared, hash: 'vins' }}
            className="inline-block px-3 py-2.5 underline underline-offset-4"
          >
            {words.clear}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

const CHIP =
  'flex min-h-11 items-center gap-2.5 rounded-full bg-ink/[0.07] px-4 transition-colors duration-150 hover:bg-ink/15'

/** Down to each group. */
function ShelfLinks({ list: { jumps, words } }: { list: ListView }) {
  return (
    <nav
      aria-label={words.jumpTo}
      className="-mx-6 overflow-x-auto border-b border-ink/10 px-6 [scrollbar-width:none] desk:mx-0 desk:px-0"
    >
      <ul className="flex gap-x-7 font-title text-[1.1875rem] whitespace-nowrap desk:flex-wrap">
        {jumps.map(({ href, title }) => (
          <li key={href} className="last:has-[[href^='/']]:ml-auto">
            <a href={href} className="inline-block py-2.5 underline-offset-8 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ShelfProps extends ProductListProps {
  shelf: GroupView
  /** It stands right under the bar. */
  isOpening: boolean
  /** Nobody sees it yet when the page opens. */
  isFarDown: boolean
}

/** Cards that are in view when the page opens. */
const FIRST_CARDS = 3

/** On phones the first of a group takes both places, and so does a last one that would stand alone. */
const PLACE = 'max-desk:first:col-span-2 max-desk:last:nth-[even]:col-span-2'
const WIDTH = { 1: '', 2: 'desk:col-span-2', 3: 'desk:col-span-3' } as const

const HEADING =
  'title-2 wide:text-[calc(2.375rem*var(--title-scale))] mb-6 desk:mb-9 wide:sticky wide:top-28 wide:self-start wide:pr-6'

/** Fetched with the first touch. */
const add = async (added: QuickAdd & { locale: Locale }) =>
  (await import('#site/carts/add-at-once.ts'))?.addAtOnce(added)

/** A group has its name in the margin. */
function ShelfOfCards({ shelf: { id, title, cards }, list, site, isOpening, isFarDown, isFirst = false }: ShelfProps) {
  const isGroup = id !== null
  const places = shelfPlaces(cards.length)
  const late = isFarDown ? lateShelf(cards.length) : ''
  return (
    <section
      id={id ?? undefined}
      aria-label={title ?? undefined}
      className={
        isGroup ? `${isOpening ? 'pt-7' : 'pt-12 desk:pt-20'} ${late} wide:grid wide:grid-cols-4 wide:gap-x-5` : 'pt-8'
      }
    >
      <h2 className={isGroup ? HEADING : 'sr-only'}>{title ?? list.count}</h2>
      <ul
        className={`grid grid-cols-2 gap-3 desk:grid-cols-3 desk:gap-5 ${isGroup ? 'wide:col-span-3' : 'wide:grid-cols-4'}`}
      >
        {cards.map((card, at) => (
          <li key={card.id} className={isGroup ? `${PLACE} ${WIDTH[places[at] ?? 1]}` : ''}>
            <ProductCard
              card={card}
              locale={site.locale}
              shop={site.shop}
              isFirst={isFirst && at < FIRST_CARDS}
              onAdd={(added) => void add({ ...added, locale: site.locale })}
              write={
                list.search
                  ? (text) => (
                      <Suspense fallback={text}>
                        <Marked text={text} search={list.search} />
                      </Suspense>
                    )
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pager({ list: { pages, words } }: { list: ListView }) {
  return (
    <nav aria-label={words.pages} className="mt-12">
      <ul className="flex flex-wrap justify-center gap-1 lining-nums">
        {pages.map(({ page, to, isCurrent }) => (
          <li key={page}>
            <Link
              to={{ search: to, hash: 'vins' }}
              aria-label={fill(words.page, { n: page })}
              aria-current={isCurrent ? 'page' : undefined}
              className="grid size-11 place-items-center aria-[current]:border-b aria-[current]:border-current"
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ReferenceNote() {
  return <p className="mt-10 text-[0.875rem] italic opacity-80">{useWords().shop.referenceNote}</p>
}
