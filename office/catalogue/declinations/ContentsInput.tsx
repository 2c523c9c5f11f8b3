import { declinations } from '#contract/catalogue/declination-resource.ts'
import { declinationName } from '#office/catalogue/names.ts'
import { RowsInput } from '#office/shell/form/RowsInput.tsx'
import { ThingChoice } from '#office/shell/form/ThingChoice.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'

const COMPONENT = declinations.fields.shape.components.unwrap().element
const AMOUNTS = declinations.fields.shape.giftAmounts.unwrap().element

/** What lies in a box. */
export function ContentsInput() {
  const thing = useThingWords('declinations')
  const stock = useThingWords('stockMovements')
  const isDisabled = !useMayChange('catalogue')
  const spoken = { ...thing, fields: { ...thing.fields, quantity: stock.fields.change ?? '' } }
  return (
    <RowsInput
      source="components"
      shape={COMPONENT}
      columns={['declinationId', 'quantity']}
      fresh={{ declinationId: null, quantity: 1 }}
      thing={spoken}
      isDisabled={isDisabled}
      cells={{
        declinationId: (source) => (
          <ThingChoice
            source={source}
            field="declinationId"
            thing={thing}
            among="declinations"
            nameOf={declinationName}
            isDisabled={isDisabled}
          />
        ),
      }}
    />
  )
}

/** Of a gift card: between which amounts its buyer chooses. */
export function GiftInput() {
  const thing = useThingWords('declinations')
  const isDisabled = !useMayChange('catalogue')
  return (
    <RowsInput
      source="giftAmounts"
      shape={AMOUNTS}
      columns={['least', 'most']}
      fresh={{ least: 20, most: 200 }}
      thing={thing}
      isDisabled={isDisabled}
    />
  )
}
