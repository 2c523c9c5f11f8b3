import { variations } from '#contract/catalogue/variation-resource.ts'
import { RowsInput } from '#office/shell/form/RowsInput.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { labelName } from './names.ts'

const DETAIL = variations.fields.shape.details.unwrap().element

export const tagPages = screensOf('tags', {
  columns: [
    { field: 'label' },
    { field: 'slug' },
    { field: 'position', kind: 'number', onPhone: 'none' },
    { field: 'products', kind: 'number' },
  ],
  nameOf: labelName,
  form: [
    { section: 'tag', fields: ['slug', 'position'] },
    { section: 'texts', fields: ['texts'] },
  ],
})

export const variationPages = screensOf('variations', {
  columns: [
    { field: 'label' },
    { field: 'position', kind: 'number', onPhone: 'none' },
    { field: 'details', kind: 'number' },
  ],
  nameOf: labelName,
  form: [
    { section: 'variation', fields: ['position'] },
    { section: 'texts', fields: ['texts'] },
    { section: 'details', view: () => <DetailsInput /> },
  ],
})

/** The values of a variation, in their order. */
function DetailsInput() {
  const thing = useThingWords('variations')
  const isDisabled = !useMayChange('catalogue')
  return (
    <RowsInput
      source="details"
      shape={DETAIL}
      columns={['texts']}
      fresh={{ texts: {} }}
      thing={thing}
      isDisabled={isDisabled}
    />
  )
}
