import { products } from '#contract/catalogue/product-resource.ts'
import { RowsInput } from '#office/shell/form/RowsInput.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'

const FEATURE = products.fields.shape.features.unwrap().element

/** What is told of a product or of one of its vintages, subject by subject, in each language. */
export function FeaturesInput({ source }: { source: string }) {
  const thing = useThingWords('products')
  const isDisabled = !useMayChange('catalogue')
  return (
    <RowsInput
      source={source}
      shape={FEATURE}
      columns={['key', 'texts']}
      fresh={{ key: 'TASTING', texts: {} }}
      thing={thing}
      isDisabled={isDisabled}
    />
  )
}
