import { products } from '#contract/catalogue/product-resource.ts'
import { PictureInput } from '#office/media/PictureInput.tsx'
import { RowsInput } from '#office/shell/form/RowsInput.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'

const GRAPE = products.fields.shape.grapes.unwrap().element
const AWARD = products.fields.shape.awards.unwrap().element

export function GrapesInput() {
  const thing = useThingWords('products')
  const isDisabled = !useMayChange('catalogue')
  return (
    <RowsInput
      source="grapes"
      shape={GRAPE}
      columns={['grape', 'percent']}
      fresh={{ grape: '', percent: null }}
      thing={thing}
      isDisabled={isDisabled}
    />
  )
}

/** Medals and scores, of a product or of one of its vintages. */
export function AwardsInput({ source }: { source: string }) {
  const thing = useThingWords('products')
  const isDisabled = !useMayChange('catalogue')
  return (
    <RowsInput
      source={source}
      shape={AWARD}
      columns={['name', 'year', 'medal', 'score', 'mediaId']}
      fresh={{ name: '', year: null, medal: 'GOLD', score: null, mediaId: null }}
      thing={thing}
      isDisabled={isDisabled}
      cells={{
        mediaId: (at) => <PictureInput source={at} label={thing.fields.mediaId ?? ''} isDisabled={isDisabled} />,
      }}
    />
  )
}
