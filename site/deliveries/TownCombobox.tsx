import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { getCities } from '#contract/places/routes.ts'
import { FRANCE_ID } from '#rules/places/france.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { fill } from '#words/basics/fill.ts'

export interface Town {
  postalCode: string
  name: string
}

interface TownComboboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  value: string
  idCountry: number
  /** What the list of proposals is called. */
  listLabel: string
  words: { cityFound: string; citiesFound: string }
  onType: (typed: string) => void
  onPick: (town: Town) => void
}

const PAUSE_MS = 180
const SHOWN = 8

/** An input that proposes towns by the beginning of their name or postal code; whatever is written stays possible. */
export function TownCombobox({ value, idCountry, listLabel, words, onType, onPick, ...input }: TownComboboxProps) {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const towns = useTowns(isOpen && idCountry === FRANCE_ID ? value : '', idCountry)
  const isShown = isOpen && towns.length > 0
  const pick = (town: Town) => {
    onPick(town)
    setIsOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShown) return
    const chosen = towns[active]
    if (event.key === 'ArrowDown') setActive((active + 1) % towns.length)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? towns.length - 1 : active - 1)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape') setIsOpen(false)
    else return
    event.preventDefault()
  }
  return (
    <div className="relative">
      <input
        {...input}
        role="combobox"
        type="text"
        value={value}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        aria-required
        onChange={(event) => {
          onType(event.target.value)
          setIsOpen(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={listLabel}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-20 max-h-72 overflow-y-auto border border-ink/20 bg-ground py-1 shadow-[0_1rem_2rem_rgb(0_0_0/0.12)]"
      >
        {towns.map((town, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus.
          <div
            key={`${town.postalCode} ${town.name}`}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // Before the field loses the focus, which would close the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(town)}
            className={`cursor-pointer px-4 py-2.5 [font-feature-settings:'lnum','tnum'] hover:bg-ink/5 ${at === active ? 'bg-ink/10' : ''}`}
          >
            {`${town.postalCode} ${town.name}`}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isShown && (towns.length === 1 ? words.cityFound : fill(words.citiesFound, { n: towns.length }))}
      </p>
    </div>
  )
}

/** Towns whose name or postal code begins so; none when nobody answers. */
export async function findTowns(search: string, idCountry: number): Promise<readonly Town[]> {
  const answer = await ask(getCities, { params: { search, idCountry } }).catch(() => null)
  return answer?.success ? answer.data.cities : []
}

/** Towns for what has been typed, a moment after the last key; an answer that comes late is dropped. */
function useTowns(typed: string, idCountry: number): readonly Town[] {
  const [found, setFound] = useState<{ for: string; towns: readonly Town[] }>({ for: '', towns: [] })
  const search = typed.trim()
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
    if (search.length < 2) return
    const timer = setTimeout(() => {
      void findTowns(search, idCountry).then((towns) => {
        if (latest.current === search) setFound({ for: search, towns: towns.slice(0, SHOWN) })
      })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [search, idCountry])
  return search.length >= 2 && found.for === search ? found.towns : []
}
