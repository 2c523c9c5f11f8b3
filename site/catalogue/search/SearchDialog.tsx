import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { productPath } from '#rules/catalogue/product-address.ts'
import { useModalDialog } from '#ui/controls/use-modal-dialog.ts'
import { Glyph } from '#ui/pictures/glyphs.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { SuggestedProduct } from './SuggestedProduct.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface SearchDialogProps {
  locale: Locale
  onClose: () => void
}

/** A field over the page that suggests wines while one types. Enter without a choice leads to all results. */
export function SearchDialog({ locale, onClose }: SearchDialogProps) {
  const words = useWords()
  const listId = useId()
  const dialog = useModalDialog(true)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { typed, found, type } = useSuggestions()
  const [at, setAt] = useState(-1)
  useEffect(() => field.current?.focus(), [])
  const active = found?.[at]

  const leaveFor = (path: string) => {
    onClose()
    navigate(pathInLocale(path, locale))
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const search = typed.trim()
    leaveFor(active ? productPath(active) : `/products/search${search && `?${new URLSearchParams({ search })}`}`)
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !found?.length) return
    event.preventDefault()
    // One place before the first stands for the field itself.
    const places = found.length + 1
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
              aria-expanded={Boolean(found?.length)}
              aria-controls={listId}
              aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              enterKeyHint="search"
              placeholder={words.shop.searchHint}
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
        <div
          id={listId}
          role="listbox"
          aria-label={words.shop.suggestions}
          className="overflow-y-auto overscroll-contain"
        >
          {found?.map((product, place) => (
            <SuggestedProduct
              key={product.id}
              id={`${listId}-${product.id}`}
              product={product}
              typed={typed}
              locale={locale}
              isActive={place === at}
              onChoose={() => leaveFor(productPath(product))}
            />
          ))}
        </div>
        <p role="status" className={found?.length === 0 ? 'px-4 py-6 desk:px-6' : 'sr-only'}>
          {found?.length === 0 && words.shop.noSuggestion}
          {found?.length ? fill(words.shop.suggested, { n: found.length }) : ''}
        </p>
      </div>
    </dialog>
  )
}
