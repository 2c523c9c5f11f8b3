import { useEffect } from 'react'
import type { CustomerAddress } from '#contract/accounts/addresses.ts'
import { MOST_ADDRESSES } from '#rules/accounts/address-book.ts'
import { FRANCE_ID } from '#rules/places/france.ts'
import type { Field } from '#site/checkout/address/address-fields.ts'
import { useCountries } from '#site/checkout/address/countries.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { updateCheckout } from '#site/checkout/checkout-state.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Radio } from '#ui/controls/Radio.tsx'
import { RadioGroup } from '#ui/controls/RadioGroup.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { chosenAddress, offeredAddresses, prefill, takeAddress, takeNoAddress } from './book-choice.ts'
import type { BookProps } from './book-props.ts'

/** So many are seen at once; more are a list to open. */
const MOST_SEEN = 5
const PARTS = ['firstname', 'lastname', 'company', 'address', 'addressPart2', 'postalCode', 'city', 'country'] as const

/** One's own addresses, of which one fills the fields. */
export function BookChoice({ book, which, state, forget }: BookProps) {
  const { words, settings } = useCheckout()
  const wanted = { book, which, onlyFrance: !settings.deliversAbroad }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the book has come: who empties the fields later means it.
  useEffect(() => {
    updateCheckout((before) => prefill(before, wanted))
  }, [])
  const lines = useLines()
  const offered = offeredAddresses(state, wanted)
  if (offered.length === 0) return null
  const choose = (id: number) => {
    const address = offered.find((one) => one.id === id)
    forget(...fieldsOf(which))
    updateCheckout((before) => (address ? takeAddress(before, { which, address }) : takeNoAddress(before, which)))
  }
  const props = { id: `carnet-${which}`, chosen: chosenAddress(state, wanted)?.id ?? OTHER, choose }
  const choices = [...offered.map(lines), { value: OTHER, label: words.address.book.other, hint: '' }]
  return choices.length > MOST_SEEN ? <LongList {...props} choices={choices} /> : <Few {...props} choices={choices} />
}

/** No address has this id. */
const OTHER = 0

interface ChoiceProps {
  id: string
  chosen: number
  choose: (id: number) => void
  choices: readonly { value: number; label: string; hint: string }[]
}

function Few({ id, chosen, choose, choices }: ChoiceProps) {
  const { words } = useCheckout()
  return (
    <RadioGroup id={id} aria-label={words.address.book.heading} className="grid gap-3 desk:grid-cols-2">
      {choices.map(({ value, label, hint }) => (
        <Radio
          key={value}
          name={id}
          label={<span className="wrap-anywhere">{label}</span>}
          hint={hint && <span className="wrap-anywhere lining-nums">{hint}</span>}
          checked={value === chosen}
          onChange={() => choose(value)}
        />
      ))}
    </RadioGroup>
  )
}

function LongList({ id, chosen, choose, choices }: ChoiceProps) {
  const { words } = useCheckout()
  return (
    <SelectField
      id={id}
      label={words.address.book.heading}
      value={chosen}
      choices={choices.map(({ value, label, hint }) => ({ value, label: [label, hint].filter(Boolean).join(', ') }))}
      onChange={({ target }) => choose(Number(target.value))}
    />
  )
}

/** An address in a line: whose it is, and where. */
function useLines() {
  const countries = useCountries()
  return ({ id, firstname, lastname, address, postalCode, city, idCountry }: CustomerAddress) => {
    const country = idCountry === FRANCE_ID ? '' : (countries.find((one) => one.id === idCountry)?.name ?? '')
    const place = [address, `${postalCode} ${city}`, country].filter(Boolean).join(', ')
    return { value: id, label: `${firstname} ${lastname}`, hint: place }
  }
}

function fieldsOf(which: BookProps['which']): Field[] {
  if (which === 'billing') return PARTS.map((part) => `billing.${part}` as const)
  return [...PARTS.slice(2), 'recipient.firstname', 'recipient.lastname'] as Field[]
}

/** Under an address that is not in the book, while there is room in it. */
export function KeepAddress({ book, which, state }: BookProps) {
  const { words, settings } = useCheckout()
  const isKnown = chosenAddress(state, { book, which, onlyFrance: !settings.deliversAbroad }) !== undefined
  if (isKnown || book.length >= MOST_ADDRESSES) return null
  const wish = which === 'main' ? 'isForBook' : 'isBillingForBook'
  return (
    <Checkbox
      id={`garder-${which}`}
      label={words.address.book.keep}
      checked={state.address[wish] === true}
      onChange={({ target: { checked } }) =>
        updateCheckout((before) => ({ ...before, address: { ...before.address, [wish]: checked } }))
      }
    />
  )
}
