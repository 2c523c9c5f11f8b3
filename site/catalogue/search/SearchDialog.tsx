import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import type { Product } from '#contract/catalogue/products.ts'
import { metMeals } from '#rules/catalogue/met-meals.ts'
import { productPath } from '#rules/catalogue/product-address.ts'
import { useModalDialog } from '#ui/controls/use-modal-dialog.ts'
import { Glyph } from '#ui/pictures/glyphs.tsx'
import { useNavigate } from '#ui/router/hooks.ts'
import { Link } from '#ui/router/Link.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { searchWords } from '#words/catalogue/search/words.ts'
import { SuggestedProduct } from './SuggestedProduct.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface SearchDialogProps {
  locale: Locale
  onClose: () => void
}

/** A field over the page that suggests wines while one types. Enter without a choice leads to all results. */
export function SearchDialog({ locale, onClose }: SearchDialogProps) {
  const words = useWords()
  const said = searchWords[locale]
  const listId = useId()
  const dialog = useModalDialog(true)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { typed, found, type } = useSuggestions()
  const [at, setAt] = useState(-1)
  useEffect(() => field.current?.focus(), [])
  const products = found?.products ?? []
  const active = products[at]

  const leaveFor = (path: string) => {
    onClose()
    navigate(pathInLocale(path, locale))
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const search = typed.trim()
    leaveFor(active ? productPath(active) : resultsPath(search))
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || products.length === 0) return
    event.preventDefault()
    // One place before the first stands for the field itself.
    const places = products.length + 1
    setAt(((at + 1 + step + places) % places) - 1)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same for the keyboard, by the browser itself.
    <dialog
      ref={dialog}
      aria-label={words.shop.search}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
      className="m-0 w-full max-w-none bg-ground font-content text-ink shadow-2xl backdrop:bg-black/50 desk:mx-auto desk:mt-24 desk:max-w-[44rem]"
    >
      <div className="flex max-h-dvh flex-col desk:max-h-[70dvh]">
        <search>
          <form
            action={pathInLocale('/products/search', locale)}
            onSubmit={submit}
            className="flex items-center gap-2 border-b border-ink/15 px-4 desk:px-6"
          >
            <input
              ref={field}
              type="search"
              name="search"
              role="combobox"
              aria-label={words.shop.search}
              aria-expanded={products.length > 0}
              aria-controls={listId}
              aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              enterKeyHint="search"
              placeholder={said.hint}
              maxLength={100}
              value={typed}
              onChange={({ target }) => {
                setAt(-1)
                type(target.value)
              }}
              onKeyDown={move}
              className="min-h-16 min-w-0 flex-1 bg-transparent font-title text-[1.5rem] outline-none placeholder:text-ink/65 [&::-webkit-search-cancel-button]:hidden"
            />
            <button
              type="button"
              aria-label={words.close}
              onClick={onClose}
              className="grid size-11 cursor-pointer place-items-center"
            >
              <Glyph sign="cross" />
            </button>
          </form>
        </search>
        <p role="status" className={found && isWordy(found) ? 'px-4 py-5 desk:px-6' : 'sr-only'}>
          {found && statusText(found, locale)}
        </p>
        <div id={listId} role="listbox" aria-label={said.suggestions} className="overflow-y-auto overscroll-contain">
          {products.map((product, place) => (
            <SuggestedProduct
              key={product.id}
              id={`${listId}-${product.id}`}
              product={product}
              typed={typed}
              reason={pairingReason(product, { asked: found?.understood.meals ?? [], locale })}
              locale={locale}
              isActive={place === at}
              onChoose={() => leaveFor(productPath(product))}
            />
          ))}
        </div>
        {found && found.total !== products.length && (
          <Link
            to={pathInLocale(resultsPath(typed.trim()), locale)}
            onClick={onClose}
            className="border-t border-ink/15 px-4 py-4 underline-offset-4 hover:underline desk:px-6"
          >
            {fill(said.results, { n: found.total })}
          </Link>
        )}
        {found?.total === 0 && (
          <Link
            to={pathInLocale('/nos-vins', locale)}
            onClick={onClose}
            className="px-4 pb-6 underline underline-offset-4 desk:px-6"
          >
            {said.wholeList}
          </Link>
        )}
      </div>
    </dialog>
  )
}

type Found = NonNullable<ReturnType<typeof useSuggestions>['found']>

/** Said to all; how many there are is seen. */
function isWordy({ total, understood }: Found): boolean {
  return total === 0 || understood.foreignName !== null
}

function statusText({ products, total, understood: { foreignName } }: Found, locale: Locale): string {
  const said = searchWords[locale]
  if (total === 0) return said.none
  return foreignName === null
    ? fill(said.suggested, { n: products.length })
    : fill(said.foreignName, { name: foreignName })
}

function pairingReason(
  { dishes }: Product,
  { asked, locale }: { asked: Found['understood']['meals']; locale: Locale },
) {
  const meals = metMeals(dishes, asked)
  return meals && fill(searchWords[locale].pairing, { meals })
}

function resultsPath(search: string): string {
  return `/products/search${search && `?${new URLSearchParams({ search })}`}`
}
