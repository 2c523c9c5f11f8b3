import { Box } from '@mui/material'
import { SelectInput, useGetOne } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { discountName, labelName, productName } from '#office/catalogue/names.ts'
import { WHOLE } from '#office/shell/data/whole.ts'
import { ThingChoice } from '#office/shell/form/ThingChoice.tsx'
import { maySee } from '#office/shell/frame/menu.ts'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange, useMe } from '#office/shell/me.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'

interface Vintage {
  id: number
  year: number | null
}

interface Detail {
  id: number
  texts: Record<string, { label: string }>
}

const VARIATIONS = [1, 2, 3] as const

/** Whose declination it is, of which vintage, in which variation, and its reduction. */
export function BelongsInput() {
  const thing = useThingWords('declinations')
  const words = useScreenWords().catalogue.products
  const { none } = useWords().form
  const isDisabled = !useMayChange('catalogue')
  const seesPrices = maySee(useMe().rights, 'prices')
  const productId: number | null = useWatch({ name: 'productId' }) ?? null
  const { data: product } = useGetOne('products', { id: productId ?? 0, ...WHOLE }, { enabled: productId !== null })
  const vintages: Vintage[] = product?.vintages ?? []
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <ThingChoice
        source="productId"
        field="productId"
        thing={thing}
        among="products"
        nameOf={productName}
        isDisabled={isDisabled}
      />
      <SelectInput
        source="vintageId"
        label={thing.fields.vintageId ?? ''}
        choices={vintages.map(({ id, year }) => ({ id, name: year === null ? words.noYear : String(year) }))}
        emptyText={none}
        translateChoice={false}
        margin="none"
        helperText={thing.hints.vintageId ?? false}
        disabled={isDisabled}
      />
      {seesPrices && (
        <ThingChoice
          source="discountId"
          field="discountId"
          thing={thing}
          among="discounts"
          nameOf={discountName}
          isDisabled={isDisabled}
        />
      )}
      {VARIATIONS.filter((n) => product?.[`variation${n}Id`]).map((n) => (
        <VariationValue key={n} n={n} variationId={product?.[`variation${n}Id`]} />
      ))}
    </Box>
  )
}

/** One of the values of a variation that the product has. */
function VariationValue({ n, variationId }: { n: number; variationId: number }) {
  const thing = useThingWords('declinations')
  const { none } = useWords().form
  const isDisabled = !useMayChange('catalogue')
  const { data } = useGetOne('variations', { id: variationId, ...WHOLE })
  const details: Detail[] = data?.details ?? []
  return (
    <SelectInput
      source={`variation${n}DetailId`}
      label={data ? labelName(data) : (thing.fields[`variation${n}DetailId`] ?? '')}
      choices={details.map((detail) => ({ id: detail.id, name: labelName(detail) }))}
      emptyText={none}
      translateChoice={false}
      margin="none"
      helperText={false}
      disabled={isDisabled}
    />
  )
}
