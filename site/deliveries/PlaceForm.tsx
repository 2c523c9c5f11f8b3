import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { FRANCE_ID } from '#rules/places/france.ts'
import { changeCity, changeCountry, FRANCE } from '#site/checkout/checkout-choices.ts'
import { updateCheckout } from '#site/checkout/checkout-state.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Field } from '#ui/controls/Field.tsx'
import type { PlaceWords } from '#words/deliveries/place/fr.ts'
import { findTowns, type Town, TownCombobox } from './TownCombobox.tsx'

interface PlaceFormProps {
  words: PlaceWords
  /** Whether what stood here before had the keyboard. */
  isFocused?: boolean
  onDone?: () => void
}

/** Where to: a postal code or a town. The checkout remembers it, and asks no more for it. */
export function PlaceForm({ words, isFocused = false, onDone }: PlaceFormProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const take = (town: Town) => {
    updateCheckout((state) => changeCity(changeCountry(state, FRANCE), town))
    onDone?.()
  }
  const refuse = (text: string) => {
    setProblem(text)
    place.current?.querySelector('input')?.focus()
  }
  const look = async () => {
    const search = typed.trim()
    if (search === '') return refuse(words.placeMissing)
    const found = foundPlace(search, await findTowns(search, FRANCE_ID))
    if (found) take(found)
    else refuse(words.placeUnknown)
  }
  // It may stand in another form, which the key must not send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void look()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key belongs to the field; the button beside it does the same.
    <div
      ref={place}
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-start gap-x-3 [&>.field-boxed]:min-w-[14rem] [&>.field-boxed]:flex-1"
    >
      <Field id={id} label={words.place} hint={words.placeHint} problem={problem} look="boxed">
        {(control) => (
          <TownCombobox
            {...control}
            autoFocus={isFocused}
            autoComplete="postal-code"
            enterKeyHint="search"
            maxLength={60}
            value={typed}
            idCountry={FRANCE_ID}
            listLabel={words.place}
            words={words}
            onType={(next) => {
              setTyped(next)
              setProblem(undefined)
            }}
            onPick={take}
          />
        )}
      </Field>
      <Button look="outline" size="small" className="mt-7" onClick={() => void look()}>
        {words.show}
      </Button>
    </div>
  )
}

/** The one town that was meant; of several with one postal code, the code alone, which decides what delivery costs. */
function foundPlace(search: string, towns: readonly Town[]): Town | null {
  const [first] = towns
  if (!first) return null
  if (towns.length === 1) return first
  if (/^\d{5}$/.test(search)) return { postalCode: search, name: '' }
  const same = towns.filter(({ name }) => name.toLowerCase() === search.toLowerCase())
  return same.length === 1 && same[0] ? same[0] : first
}
