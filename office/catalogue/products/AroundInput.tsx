import { Box } from '@mui/material'
import { labelName, productName } from '#office/catalogue/names.ts'
import { ThingChoice, ThingChoices } from '#office/shell/form/ThingChoice.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'

const VARIATIONS = ['variation1Id', 'variation2Id', 'variation3Id'] as const

/** Tags, what is recommended beside it, and how its declinations differ. */
export function AroundInput() {
  const thing = useThingWords('products')
  const isDisabled = !useMayChange('catalogue')
  const common = { thing, isDisabled }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ThingChoices source="tagIds" field="tagIds" among="tags" nameOf={labelName} {...common} />
      <ThingChoices source="recommendedIds" field="recommendedIds" among="products" nameOf={productName} {...common} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
        {VARIATIONS.map((field) => (
          <ThingChoice key={field} source={field} field={field} among="variations" nameOf={labelName} {...common} />
        ))}
      </Box>
    </Box>
  )
}
