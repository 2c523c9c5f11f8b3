import { COLOURS, KINDS, PRODUCT_TYPES } from '#contract/catalogue/closed-sets.ts'
import { productName } from '#office/catalogue/names.ts'
import { SlugsButton } from '#office/shell/form/SlugsButton.tsx'
import { PicturedName } from '#office/shell/list/PicturedName.tsx'
import { YesNo } from '#office/shell/list/YesNo.tsx'
import { screensOf } from '#office/shell/screens-of.tsx'
import { AroundInput } from './AroundInput.tsx'
import { FeaturesInput } from './FeaturesInput.tsx'
import { NextVintage } from './NextVintage.tsx'
import { PicturesInput } from './PicturesInput.tsx'
import { PriceInput } from './PriceInput.tsx'
import { AwardsInput, GrapesInput } from './ProductRows.tsx'
import { ProductSheet } from './ProductSheet.tsx'
import { ReplacedByInput } from './ReplacedByInput.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { VintagesInput } from './VintagesInput.tsx'

export const productPages = screensOf('products', {
  columns: [
    { field: 'name', render: (record) => <PicturedName mediaId={record.mediaId} name={productName(record)} /> },
    { field: 'type', kind: 'choice', onPhone: 'none' },
    { field: 'kind', kind: 'choice', onPhone: 'none' },
    { field: 'newestYear' },
    { field: 'fromPrice', kind: 'money' },
    { field: 'declinations', kind: 'number', onPhone: 'none' },
    { field: 'isSoldOut', kind: 'yes' },
    { field: 'isValid', render: ({ isValid }) => <YesNo value={isValid} />, onPhone: 'none' },
  ],
  filters: [
    { field: 'type', kind: 'choice', choices: PRODUCT_TYPES },
    { field: 'kind', kind: 'choice', choices: KINDS },
    { field: 'colour', kind: 'choice', choices: COLOURS },
    { field: 'isValid', kind: 'yes' },
    { field: 'isSoldOut', kind: 'yes' },
  ],
  nameOf: productName,
  acts: (record) => <NextVintage product={record} />,
  form: [
    { section: 'texts', fields: ['texts'], view: () => <SlugsButton of="name" area="catalogue" /> },
    { section: 'facts', fields: ['type', 'kind', 'subtype', 'colour', 'appellation', 'dishes'] },
    { section: 'price', view: () => <PriceInput /> },
    { section: 'pictures', view: () => <PicturesInput /> },
    { section: 'vintages', view: () => <VintagesInput /> },
    { section: 'sheet', view: () => <ProductSheet /> },
    { section: 'grapes', view: () => <GrapesInput /> },
    { section: 'features', view: () => <FeaturesInput source="features" /> },
    { section: 'awards', view: () => <AwardsInput source="awards" /> },
    { section: 'around', view: () => <AroundInput /> },
    { section: 'seo', view: () => <SearchPreview /> },
    { section: 'publication', fields: ['isValid', 'position', 'showAt', 'hideAt'], view: () => <ReplacedByInput /> },
  ],
})
