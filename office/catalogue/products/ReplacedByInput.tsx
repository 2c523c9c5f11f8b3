import { Box } from '@mui/material'
import { productName } from '#office/catalogue/names.ts'
import { ThingChoice } from '#office/shell/form/ThingChoice.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'

/** Where visitors are led once the product is gone. */
export function ReplacedByInput() {
  const thing = useThingWords('products')
  const mayChange = useMayChange('catalogue')
  return (
    <Box sx={{ mt: 2, maxWidth: { sm: '50%' } }}>
      <ThingChoice
        source="replacedById"
        field="replacedById"
        thing={thing}
        among="products"
        nameOf={productName}
        isDisabled={!mayChange}
      />
    </Box>
  )
}
