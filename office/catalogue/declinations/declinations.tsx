import { declinationName } from '#office/catalogue/names.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { BelongsInput } from './BelongsInput.tsx'
import { ContentsInput, GiftInput } from './ContentsInput.tsx'
import { DeclinationList } from './DeclinationList.tsx'
import { ToProduct } from './ToProduct.tsx'

const pages = screensOf('declinations', {
  columns: [{ field: 'name' }],
  nameOf: declinationName,
  acts: (record) => <ToProduct productId={record.productId} />,
  form: [
    {
      section: 'bottle',
      view: () => <BelongsInput />,
      fields: ['reference', 'gtin', 'capacity', 'capacityUnit', 'weightGrams', 'position'],
    },
    { section: 'sale', fields: ['isValid', 'tracksStock', 'ownPrice', 'sellByMultipleOf'] },
    { section: 'contents', view: () => <ContentsInput /> },
    { section: 'gift', view: () => <GiftInput /> },
  ],
})

export const declinationPages = { ...pages, list: DeclinationList }
