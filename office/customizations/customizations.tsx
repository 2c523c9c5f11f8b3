import { Box } from '@mui/material'
import { customizations } from '#contract/customizations/customization-resource.ts'
import { labelName, productName } from '#office/catalogue/names.ts'
import { RowsInput } from '#office/shell/form/RowsInput.tsx'
import { ThingChoice } from '#office/shell/form/ThingChoice.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { useThingWords } from '#office/shell/use-screen-words.ts'

const VALUE = customizations.fields.shape.values.unwrap().element

export const customizationPages = screensOf('customizations', {
  columns: [
    { field: 'label' },
    { field: 'inputType', kind: 'choice' },
    { field: 'isRequired', kind: 'yes', onPhone: 'none' },
    { field: 'values', kind: 'number' },
    { field: 'position', kind: 'number', onPhone: 'none' },
  ],
  nameOf: labelName,
  form: [
    {
      section: 'question',
      fields: ['type', 'inputType', 'isRequired', 'maxLength', 'position', 'formId'],
      view: () => <BelongsInput />,
    },
    { section: 'texts', fields: ['texts'] },
    { section: 'values', view: () => <ValuesInput /> },
  ],
})

/** Of which product it is asked, and on which step. */
function BelongsInput() {
  const thing = useThingWords('customizations')
  const isDisabled = !useMayChange('catalogue')
  const common = { thing, isDisabled }
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <ThingChoice source="productId" field="productId" among="products" nameOf={productName} {...common} />
      <ThingChoice source="parentId" field="parentId" among="customizations" nameOf={labelName} {...common} />
    </Box>
  )
}

/** What answers cost, and what can be chosen. */
function ValuesInput() {
  const thing = useThingWords('customizations')
  const isDisabled = !useMayChange('catalogue')
  return (
    <RowsInput
      source="values"
      shape={VALUE}
      columns={['costType', 'amount', 'textNumberOfChar', 'selectKey', 'swatch', 'texts']}
      fresh={{
        textNumberOfChar: null,
        selectKey: null,
        costType: 'NONE',
        amount: 0,
        swatch: null,
        mediaId: null,
        texts: {},
      }}
      thing={thing}
      isDisabled={isDisabled}
    />
  )
}
