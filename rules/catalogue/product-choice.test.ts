import { expect, test } from 'vitest'
import type { Declination } from '#contract/catalogue/products.ts'
import {
  type ChosenProduct,
  choicePath,
  chooseDeclination,
  formatChoices,
  inStockInstead,
  variationChoices,
  vintageChoices,
  vintageLine,
} from './product-choice.ts'

interface OfferOptions {
  id: number
  year: number | null
  format: number | null
  isInStock?: boolean
}

function offer({ id, year, format, isInStock = true }: OfferOptions): Declination {
  return {
    id,
    reference: `R-${id}`,
    gtin: null,
    year,
    capacity: format === null ? null : format / 10,
    capacityUnit: format === null ? null : 'CENTILITRE',
    format,
    variations: [],
    variation1: null,
    variation2: null,
    variation3: null,
    fixedPrice: null,
    price: 10,
    finalPrice: 10,
    pricePerLitre: null,
    reduction: null,
    discount: null,
    quantity: isInStock ? 60 : 0,
    setQuantity: true,
    isInStock,
    sellByMultipleOf: 1,
    giftAmount: null,
    image: null,
  }
}

const wine = (...declination: Declination[]): ChosenProduct => ({
  id: 7,
  type: { type: 'WINE' },
  slug: 'les-aubepines',
  declination,
  variation1: null,
  variation2: null,
  variation3: null,
})

const aubepines = wine(
  offer({ id: 1, year: 2023, format: 750, isInStock: false }),
  offer({ id: 2, year: 2022, format: 1_500 }),
  offer({ id: 3, year: 2022, format: 750 }),
  offer({ id: 4, year: 2021, format: 750 }),
  offer({ id: 5, year: 2020, format: 1_500 }),
  offer({ id: 6, year: 2020, format: 750, isInStock: false }),
)
const shown = (product: ChosenProduct, asked: Parameters<typeof chooseDeclination>[1] = {}) =>
  chooseDeclination(product, asked)?.id ?? null

test('without a wish the newest vintage that can be had is shown, its bottle first', () => {
  expect(shown(aubepines)).toBe(3)
})

test('a year shows what can be had of it, its bottle first; a sold-out year still shows', () => {
  expect(shown(aubepines, { year: 2022 })).toBe(3)
  expect(shown(aubepines, { year: 2020 })).toBe(5)
  expect(shown(aubepines, { year: 2023 })).toBe(1)
})

test('a declination is shown as asked; what the product does not have is nothing', () => {
  expect(shown(aubepines, { idDeclination: 6 })).toBe(6)
  expect(shown(aubepines, { idDeclination: 99 })).toBeNull()
  expect(shown(aubepines, { year: 1999 })).toBeNull()
  expect(shown(wine())).toBeNull()
})

test('a wine of which nothing is left shows its newest vintage', () => {
  expect(
    shown(
      wine(
        offer({ id: 1, year: 2019, format: 750, isInStock: false }),
        offer({ id: 2, year: 2021, format: 1_500, isInStock: false }),
        offer({ id: 3, year: 2021, format: 750, isInStock: false }),
      ),
    ),
  ).toBe(3)
})

test('each declination has the shortest address that shows it', () => {
  const paths = aubepines.declination.map((one) => choicePath(aubepines, one))
  expect(paths).toEqual([
    '/wines/les-aubepines/7/2023',
    '/wines/les-aubepines/7/detail/2',
    '/wines/les-aubepines/7',
    '/wines/les-aubepines/7/2021',
    '/wines/les-aubepines/7/2020',
    '/wines/les-aubepines/7/detail/6',
  ])
  for (const [at, one] of aubepines.declination.entries()) {
    const [, year, id] = /\/7(?:\/(\d{4})|\/detail\/(\d+))?$/.exec(paths[at] ?? '') ?? []
    const asked = { ...(year ? { year: Number(year) } : {}), ...(id ? { idDeclination: Number(id) } : {}) }
    expect(shown(aubepines, asked)).toBe(one.id)
  }
})

const seen = (choices: readonly { value: unknown; path: string; isCurrent: boolean; isSoldOut: boolean }[]) =>
  choices.map(({ value, path, isCurrent, isSoldOut }) =>
    [value, path.replace('/wines/les-aubepines/7', ''), isCurrent ? 'current' : '', isSoldOut ? 'sold out' : '']
      .filter(Boolean)
      .join(' '),
  )

test('another vintage keeps the format where it has it', () => {
  const [, magnum, , , , soldOutBottle] = aubepines.declination
  if (!magnum || !soldOutBottle) throw new Error('missing')
  expect(seen(vintageChoices(aubepines, magnum))).toEqual([
    '2023 /2023 sold out',
    '2022 /detail/2 current',
    '2021 /2021',
    '2020 /2020',
  ])
  expect(seen(vintageChoices(aubepines, soldOutBottle))).toEqual([
    '2023 /2023 sold out',
    '2022',
    '2021 /2021',
    '2020 /detail/6 current sold out',
  ])
})

test('vintages stand side by side in the format that is looked at, where they have it', () => {
  const [, magnum, bottle] = aubepines.declination
  if (!magnum || !bottle) throw new Error('missing')
  expect(vintageLine(aubepines, magnum).map(({ id }) => id)).toEqual([1, 2, 4, 5])
  expect(vintageLine(aubepines, bottle).map(({ id }) => id)).toEqual([1, 3, 4, 6])
  expect(vintageLine(wine(offer({ id: 1, year: null, format: 750 })), bottle)).toEqual([])
})

test('another format keeps the vintage where it exists, and says which vintage it leads to where it does not', () => {
  const [, , , y2021] = aubepines.declination
  if (!y2021) throw new Error('missing')
  const choices = formatChoices(aubepines, y2021)
  expect(seen(choices)).toEqual(['750 /2021 current', '1500 /detail/2'])
  expect(choices.map(({ otherYear }) => otherYear)).toEqual([null, 2022])
})

interface ApronOptions {
  id: number
  size: number
  cloth: number
  isInStock?: boolean
}

test('variations keep each other', () => {
  const label = { 1: 'S', 2: 'M', 11: 'lin', 12: 'coton' } as Readonly<Record<number, string>>
  const apron = ({ id, size, cloth, isInStock = true }: ApronOptions) => ({
    ...offer({ id, year: null, format: null, isInStock }),
    variation1: { id: size, idVariation: 1, label: label[size] ?? '' },
    variation2: { id: cloth, idVariation: 2, label: label[cloth] ?? '' },
  })
  const small = apron({ id: 1, size: 1, cloth: 11 })
  const product: ChosenProduct = {
    ...wine(
      small,
      apron({ id: 2, size: 2, cloth: 11, isInStock: false }),
      apron({ id: 3, size: 1, cloth: 12 }),
      apron({ id: 4, size: 2, cloth: 12 }),
    ),
    type: { type: 'OTHER' },
    slug: 'tablier',
    variation1: { id: 1, label: 'Taille', displayLabel: null },
    variation2: { id: 2, label: 'Tissu', displayLabel: 'Le tissu' },
  }
  expect(variationChoices(product, small)).toEqual([
    {
      label: 'Taille',
      choices: [
        { value: 'S', path: '/products/tablier/7', isCurrent: true, isSoldOut: false, otherYear: null },
        { value: 'M', path: '/products/tablier/7/detail/2', isCurrent: false, isSoldOut: true, otherYear: null },
      ],
    },
    {
      label: 'Le tissu',
      choices: [
        { value: 'lin', path: '/products/tablier/7', isCurrent: true, isSoldOut: false, otherYear: null },
        { value: 'coton', path: '/products/tablier/7/detail/3', isCurrent: false, isSoldOut: false, otherYear: null },
      ],
    },
  ])
})

test('instead of what is sold out comes the newest that can be had, in the same format if there is one', () => {
  const [soldOut] = aubepines.declination
  if (!soldOut) throw new Error('missing')
  expect(inStockInstead(aubepines, soldOut)?.id).toBe(3)
  expect(inStockInstead(aubepines, { ...soldOut, format: 1_500 })?.id).toBe(2)
  expect(inStockInstead(aubepines, { ...soldOut, format: 375 })?.id).toBe(3)
  expect(inStockInstead(wine(soldOut), soldOut)).toBeNull()
})
