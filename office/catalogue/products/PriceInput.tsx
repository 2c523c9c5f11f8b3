import { Box } from '@mui/material'
import { SelectInput } from 'react-admin'
import { products } from '#contract/catalogue/product-resource.ts'
import { discountName } from '#office/catalogue/names.ts'
import { FieldInput } from '#office/shell/form/FieldInput.tsx'
import { ThingChoice } from '#office/shell/form/ThingChoice.tsx'
import { maySee } from '#office/shell/frame/menu.ts'
import { useMayChange, useMe } from '#office/shell/me.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

const { shape } = products.fields
const RATES = [...shape.vatRate.unwrap().values]

/** What it costs, and how that changes. */
export function PriceInput() {
  const words = useScreenWords().catalogue.products
  const thing = useThingWords('products')
  const { title } = useThingWords('tierSets')
  const isDisabled = !useMayChange('catalogue')
  const seesPrices = maySee(useMe().rights, 'prices')
  const common = { thing, isDisabled }
  const field = (name: 'price' | 'isDematerialized' | 'hasShippingFees') => (
    <FieldInput source={name} field={name} shape={shape[name]} {...common} />
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {field('price')}
      <SelectInput
        source="vatRate"
        label={thing.fields.vatRate ?? ''}
        choices={RATES.map((id) => ({ id, name: fill(words.vat, { n: String(id).replace('.', ',') }) }))}
        translateChoice={false}
        margin="none"
        disabled={isDisabled}
        helperText={false}
      />
      {seesPrices && (
        <>
          <ThingChoice source="discountId" field="discountId" among="discounts" nameOf={discountName} {...common} />
          <ThingChoice
            source="tierSetId"
            field="tierSetId"
            among="tierSets"
            nameOf={({ id }) => `${title} ${id}`}
            {...common}
          />
        </>
      )}
      {field('hasShippingFees')}
      {field('isDematerialized')}
    </Box>
  )
}
