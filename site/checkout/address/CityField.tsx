import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { getCities } from '#contract/places/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { FRANCE } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { fieldId } from '#site/checkout/field-props.ts'
import { Field } from '#ui/controls/Field.tsx'
import { fill } from '#words/basics/fill.ts'
import type { Field as FieldName } from './address-fields.ts'

interface City {
  postalCode: string
  name: string
}

interface CityFieldProps {
  field: FieldName
  label: string
  hint?: string | undefined
  value: string
  error: string | undefined
  idCountry: number
  autoComplete: string
  maxLength: number
  inputMode: 'numeric' | 'text'
  onChange: (typed: string) => void
  onPick: (city: City) => void
}

const PAUSE_MS = 180
const SHOWN = 8

/** A field that proposes towns by the beginning of their name or postal code; whatever is written stays possible. */
export function CityField({
  onChange,
  onPick,
  idCountry,
  autoComplete,
  maxLength,
  inputMode,
  field,
  label,
  hint,
  value,
  error,
}: CityFieldProps) {
  const { words } = useCheckout()
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const cities = useCities(isOpen && idCountry === FRANCE.id ? value : '', idCountry)
  const isShown = isOpen && cities.length > 0
  const pick = (city: City) => {
    onPick(city)
    setIsOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShown) return
    const chosen = cities[active]
    if (event.key === 'ArrowDown') setActive((active + 1) % cities.length)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? cities.length - 1 : active - 1)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape') setIsOpen(false)
    else return
    event.preventDefault()
  }
  return (
    <Field id={fieldId(field)} label={label} hint={hint} problem={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            name={field}
            role="combobox"
            type="text"
            value={value}
            inputMode={inputMode}
            maxLength={maxLength}
            autoComplete={autoComplete}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            aria-required
            onChange={(event) => {
              onChange(event.target.value)
              setIsOpen(true)
              setActive(-1)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setIsOpen(false)}
          />
          <div
            id={listId}
            role="listbox"
            aria-label={label}
            hidden={!isShown}
            className="absolute inset-x-0 top-full z-20 max-h-72 overflow-y-auto border border-ink/20 bg-ground py-1 shadow-[0_1rem_2rem_rgb(0_0_0/0.12)]"
          >
            {cities.map((city, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus.
              <div
                key={`${city.postalCode} ${city.name}`}
                id={`${listId}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                // Before the field loses the focus, which would close the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(city)}
                className={`cursor-pointer px-4 py-2.5 [font-feature-settings:'lnum','tnum'] hover:bg-ink/5 ${at === active ? 'bg-ink/10' : ''}`}
              >
                {`${city.postalCode} ${city.name}`}
              </div>
            ))}
          </div>
          <p role="status" className="sr-only">
            {isShown &&
              (cities.length === 1 ? words.address.cityFound : fill(words.address.citiesFound, { n: cities.length }))}
          </p>
        </div>
      )}
    </Field>
  )
}

/** Towns for what has been typed, a moment after the last key; an answer that comes late is dropped. */
function useCities(typed: string, idCountry: number): readonly City[] {
  const [found, setFound] = useState<{ for: string; cities: readonly City[] }>({ for: '', cities: [] })
  const search = typed.trim()
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
    if (search.length < 2) return
    const timer = setTimeout(() => {
      void ask(getCities, { params: { search, idCountry } })
        .then((answer) => {
          if (answer.success && latest.current === search) {
            setFound({ for: search, cities: answer.data.cities.slice(0, SHOWN) })
          }
        })
        .catch(() => {})
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [search, idCountry])
  return search.length >= 2 && found.for === search ? found.cities : []
}
