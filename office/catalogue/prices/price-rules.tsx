import { DISCOUNT_TYPES } from '#contract/catalogue/closed-sets.ts'
import { tierSets } from '#contract/catalogue/tier-set-resource.ts'
import { discountName } from '#office/catalogue/names.ts'
import { RowsInput } from '#office/shell/form/RowsInput.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { useThingWords } from '#office/shell/use-screen-words.ts'

const TIER = tierSets.fields.shape.tiers.element

export const discountPages = screensOf('discounts', {
  columns: [
    { field: 'amount', render: discountName },
    { field: 'detailType', kind: 'choice' },
    { field: 'products', kind: 'number' },
    { field: 'declinations', kind: 'number' },
  ],
  filters: [{ field: 'type', kind: 'choice', choices: DISCOUNT_TYPES }],
  nameOf: discountName,
  form: [{ section: 'discount', fields: ['type', 'amount', 'detailType'] }],
})

export const tierSetPages = screensOf('tierSets', {
  columns: [
    { field: 'id' },
    { field: 'tiers', kind: 'number' },
    { field: 'fromQuantity', kind: 'number' },
    { field: 'isMixable', kind: 'yes' },
    { field: 'products', kind: 'number' },
  ],
  filters: [{ field: 'isMixable', kind: 'yes' }],
  nameOf: ({ id }) => `#${id}`,
  form: [
    { section: 'set', fields: ['isMixable'] },
    { section: 'tiers', view: () => <TiersInput /> },
  ],
})

/** From so many on, so much less. */
function TiersInput() {
  const thing = useThingWords('tierSets')
  const isDisabled = !useMayChange('prices')
  return (
    <RowsInput
      source="tiers"
      shape={TIER}
      columns={['minQuantity', 'type', 'amount']}
      fresh={{ minQuantity: 6, type: 'PERCENT', amount: 5 }}
      thing={thing}
      isDisabled={isDisabled}
    />
  )
}
