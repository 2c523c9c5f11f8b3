import { frenchPlaceProblem } from '#rules/places/french-places.ts'
import { FRANCE } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { fieldId } from '#site/checkout/field-props.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { fill } from '#words/basics/fill.ts'
import type { AddressValue } from './address-value.ts'
import { useTowns } from './towns.ts'

interface TownQuestionProps {
  field: 'city' | 'billing.city'
  value: AddressValue
  /** Whether the town was found wrong, here or by the server. */
  isAsked: boolean
  onChange: (changed: Partial<AddressValue>) => void
}

/** Under a town that is none of its postal code’s: which one is meant, or that it is right as it is written. */
export function TownQuestion({ field, value, isAsked, onChange }: TownQuestionProps) {
  const { words } = useCheckout()
  const { city, country, isCityConfirmed } = value
  const postalCode = value.postalCode.trim()
  const towns = useTowns(country.id === FRANCE.id && (isAsked || isCityConfirmed) ? postalCode : null)
  if (frenchPlaceProblem({ postalCode, city, towns }) !== 'town-elsewhere') return null
  const choose = (town: string) => {
    onChange({ city: town, isCityConfirmed: false })
    document.getElementById(fieldId(field))?.focus()
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="p-0 text-[0.9375rem]">{fill(words.address.townsOfCode, { postalCode })}</legend>
      <div className="-mx-1 mt-2 flex max-h-64 flex-wrap gap-3 overflow-y-auto p-1">
        {towns.map((town) => (
          <Button key={town} look="outline" size="medium" onClick={() => choose(town)}>
            {town}
          </Button>
        ))}
      </div>
      <Checkbox
        id={`${fieldId(field)}-confirmee`}
        label={words.address.townConfirmed}
        hint={fill(words.address.townConfirmedHint, { place: `${postalCode} ${city.trim()}` })}
        checked={isCityConfirmed}
        onChange={({ target }) => onChange({ isCityConfirmed: target.checked })}
      />
    </fieldset>
  )
}
