import { type SyntheticEvent, useEffect, useRef } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Glyph } from '#ui/pictures/glyphs.tsx'
import { useLocation, useNavigate } from '#ui/router/hooks.ts'
import { fill } from '#words/basics/fill.ts'
import { Fold, FoldOfLinks, useFolds } from './Fold.tsx'
import type { ListView } from './list-view.server.ts'

/** Filters and orders, and how many products they leave. */
export function FilterBar({ list }: { list: ListView }) {
  const { words, facets, orders, count } = list
  const folds = useFolds()
  const current = orders.find(({ isCurrent }) => isCurrent)
  return (
    <div ref={folds} className="flex flex-wrap items-center gap-x-6 desk:flex-nowrap desk:gap-x-10">
      {facets.length > 0 && <FilterForm list={list} />}
      <p
        role="status"
        className="ml-auto py-3 whitespace-nowrap lining-nums opacity-85 max-desk:order-first max-desk:mr-auto max-desk:ml-0"
      >
        {count}
      </p>
      <FoldOfLinks title={current ? current.label : words.sort} label={words.sort} links={orders} />
    </div>
  )
}

/**
 * A bar on wide screens, a sheet from below on phones. One form of boxes that any browser can send; where scripts run,
 * a tick sends it at once. Boxes keep their own state until the list they ask for has arrived.
 */
function FilterForm({ list }: { list: ListView }) {
  const { words, facets, total, count, carried, chips } = list
  const form = useRef<HTMLFormElement>(null)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useBoxesThatFollow(form, search)
  const send = () => {
    if (form.current) navigate({ search: formQuery(form.current) }, { preventScrollReset: true })
  }
  const sendAndClose = (event: SyntheticEvent) => {
    event.preventDefault()
    send()
    const open = form.current?.querySelector('details[open]')
    open?.removeAttribute('open')
    open?.querySelector('summary')?.focus()
    if (form.current?.matches(':popover-open')) form.current.hidePopover()
  }
  const show = total === 0 ? words.showNone : fill(words.show, { count })
  return (
    <>
      <button type="button" popoverTarget="filtres" className="min-h-12 cursor-pointer desk:hidden">
        {words.filters}
        {chips.length > 0 && ` (${chips.length})`}
      </button>
      <form
        ref={form}
        id="filtres"
        popover="auto"
        method="get"
        action={`${pathname}#vins`}
        autoComplete="off"
        aria-label={words.filtersTitle}
        onChange={send}
        onSubmit={sendAndClose}
        className={SHEET}
      >
        <div className="flex items-center justify-between pb-2 desk:hidden">
          <p className="title-3 font-title">{words.filtersTitle}</p>
          <button
            type="button"
            popoverTarget="filtres"
            popoverTargetAction="hide"
            aria-label={words.close}
            className="-mr-3 grid size-11 cursor-pointer place-items-center"
          >
            <Glyph sign="cross" />
          </button>
        </div>
        {carried.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="desk:-ml-3 desk:flex desk:flex-wrap desk:items-center">
          {facets.map((facet) => (
            <Facet key={facet.name} facet={facet} show={show} />
          ))}
        </div>
        <Button type="submit" size="medium" className="sticky bottom-0 mt-6 w-full px-6 py-3.5 desk:hidden">
          {show}
        </Button>
      </form>
    </>
  )
}

const SHEET =
  'inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto overscroll-contain bg-ground px-6 pt-4 pb-[calc(1.5rem+env(safe-area-inset-bottom))] text-ink shadow-[0_0_60px_rgb(0_0_0/0.25)] backdrop:bg-black/50 desk:static desk:block desk:w-auto desk:overflow-visible desk:bg-transparent desk:p-0 desk:shadow-none'

interface FacetProps {
  facet: ListView['facets'][number]
  show: string
}

/** One filter: boxes with what each would leave. A chosen value that leaves nothing stays, to be taken back. */
function Facet({ facet: { name, title, values }, show }: FacetProps) {
  const chosen = values.filter(({ isChosen }) => isChosen).length
  return (
    <Fold title={chosen > 0 ? `${title} (${chosen})` : title} isActive={chosen > 0}>
      <fieldset className="min-w-60">
        <legend className="sr-only">{title}</legend>
        {values.map(({ value, label, count, isChosen }) => (
          <label
            key={value}
            className={`flex min-h-11 cursor-pointer items-center gap-3 desk:min-h-9 ${count === 0 ? 'opacity-70' : ''}`}
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={isChosen}
              className="size-[1.125rem] shrink-0 cursor-pointer accent-primary"
            />
            <span className="flex-1 whitespace-nowrap">{label}</span>
            <span className="text-[0.875rem] tabular-nums lining-nums opacity-80">{` ${count}`}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="medium" className="mt-4 hidden w-full px-6 py-3.5 desk:block">
        {show}
      </Button>
    </Fold>
  )
}

function formQuery(form: HTMLFormElement): string {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString()
}

/** When the address changes, by the form or by a link, the boxes show what it says; not before, nor at the first sight. */
function useBoxesThatFollow(form: React.RefObject<HTMLFormElement | null>, search: string): void {
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    form.current?.reset()
  }, [form, search])
}
