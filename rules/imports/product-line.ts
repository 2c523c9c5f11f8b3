import { type Colour, KINDS, type Kind } from '#contract/catalogue/closed-sets.ts'
import type { ImportField } from '#contract/imports/closed-sets.ts'
import type { ImportDefaults } from '#contract/imports/imports.ts'
import { plainText } from '#rules/basics/plain-text.ts'
import { isGtin } from '#rules/catalogue/gtin.ts'
import { readColour, readFormat, readNumber, readProse, readWhole, readYear, readYesNo } from './cell-values.ts'
import type { LineCells } from './line-cells.ts'
import { type AttributeFacts, readAttributes } from './product-attributes.ts'
import { groupedKind } from './product-kinds.ts'
import type { FieldProblem } from './told-problem.ts'

/** What a line of a file says of a product; null where it says nothing. */
export interface ProductLine {
  /** A product with variations that follow it is sold by them only. */
  isParent: boolean
  isVariation: boolean
  id: number | null
  reference: string
  name: string
  year: number | null
  /** In millilitres. */
  format: number | null
  price: number | null
  vatRate: number | null
  stock: number | null
  gtin: string | null
  weightGrams: number | null
  isValid: boolean | null
  kind: Kind | null
  colour: Colour | null
  appellation: string | null
  grapes: string[]
  alcohol: number | null
  teaser: string | null
  description: string | null
}

export interface ReadLine<Line> {
  line: Line
  problems: FieldProblem[]
  warnings: FieldProblem[]
}

const VAT_RATES = [20, 10, 5.5, 2.1, 0]

/** Reads what is there and says what cannot be read. */
export function readProductLine(cells: LineCells, defaults: ImportDefaults): ReadLine<ProductLine> {
  const problems: FieldProblem[] = []
  const reader = createReader(cells, problems)
  const rowType = plainText(cells.text('rowType'))
  const attributes = readAttributes(cells)
  const prose = (field: ImportField) => (cells.has(field) ? readProse(cells.text(field)) : null)
  const vatRate = reader.vatRate()
  const line: ProductLine = {
    isParent: rowType.startsWith('variable'),
    isVariation: rowType.startsWith('variation'),
    id: reader.whole('id'),
    reference: cells.text('reference'),
    name: cells.text('name'),
    ...shownFacts({ cells, attributes, problems }),
    price: reader.price(vatRate ?? defaults.vatRate),
    vatRate,
    stock: reader.stock('stock'),
    gtin: reader.gtin(),
    weightGrams: reader.weight(),
    isValid: cells.text('isValid') === '' ? null : readYesNo(cells.text('isValid')),
    kind: reader.kind(),
    teaser: prose('teaser'),
    description: prose('description'),
  }
  if (isForeignRow(rowType)) problems.push({ field: 'rowType', problem: { problem: 'kind-not-taken' } })
  return { line, problems, warnings: pictureWarnings(cells) }
}

/** Woo's groups and links to other shops are nothing that can be sold here. */
const isForeignRow = (rowType: string) => /^(grouped|external|groupe|externe)/.test(rowType)

type ShownFacts = Pick<ProductLine, 'year' | 'format' | 'colour' | 'appellation' | 'grapes' | 'alcohol'>
interface Sayings {
  cells: LineCells
  attributes: AttributeFacts
  problems: FieldProblem[]
}

/** What columns of their own say, then attributes, then categories and the name. */
function shownFacts({ cells, attributes, problems }: Sayings): ShownFacts {
  const said = (field: ImportField) => cells.text(field)
  const year = said('year') === '' ? attributes.year : readYear(said('year'))
  if (said('year') !== '' && year === null && !isNoYear(said('year')))
    problems.push({ field: 'year', problem: { problem: 'invalid' } })
  const format = said('format') === '' ? attributes.format : readFormat(said('format'))
  if (said('format') !== '' && format === null)
    problems.push({ field: 'format', problem: { problem: 'format-unclear' } })
  const alcohol = said('alcohol') === '' ? attributes.alcohol : readNumber(said('alcohol'))
  if (said('alcohol') !== '' && alcohol === null)
    problems.push({ field: 'alcohol', problem: { problem: 'not-a-number' } })
  const colour =
    readColour(said('colour')) ?? attributes.colour ?? readColour(said('categories')) ?? readColour(said('name'))
  const grapes = said('grapes') === '' ? attributes.grapes : splitList(said('grapes'))
  return { year, format, alcohol, colour, grapes, appellation: said('appellation') || attributes.appellation }
}

/** Sparkling and blended wines say that they have no year. */
const isNoYear = (text: string) => /^(nv|sa|sans annee|non millesime|-)$/.test(plainText(text.trim()))

function splitList(text: string): string[] {
  return text
    .split(/[,;|/]/)
    .map((one) => one.replace(/\d+(?:[.,]\d+)?\s*%/, '').trim())
    .filter((one) => one !== '')
}

function createReader(cells: LineCells, problems: FieldProblem[]) {
  const wrong = (field: ImportField, problem: FieldProblem['problem']) => {
    problems.push({ field, problem })
    return null
  }
  const number = (field: ImportField) => {
    const text = cells.text(field)
    if (text === '') return null
    return readNumber(text) ?? wrong(field, { problem: 'not-a-number' })
  }
  const whole = (field: ImportField) => {
    const text = cells.text(field)
    if (text === '') return null
    return readWhole(text) ?? wrong(field, { problem: 'not-whole' })
  }
  return {
    whole,
    vatRate() {
      const rate = number('vatRate')
      return rate === null || VAT_RATES.includes(rate)
        ? rate
        : wrong('vatRate', { problem: 'not-one-of', choices: VAT_RATES.map(String) })
    },
    /** With VAT; without it, it is added. */
    price(vatRate: number) {
      const gross = number('price')
      const net = gross === null && cells.text('price') === '' ? number('priceNet') : null
      const price = gross ?? (net === null ? null : Math.round(net * (100 + vatRate)) / 100)
      const field = gross === null ? 'priceNet' : 'price'
      if (price !== null && price < 0) return wrong(field, { problem: 'too-small', limit: 0 })
      return price
    },
    stock(field: ImportField) {
      const pieces = whole(field)
      return pieces !== null && pieces < 0 ? wrong(field, { problem: 'too-small', limit: 0 }) : pieces
    },
    gtin() {
      const digits = cells.text('gtin').replace(/\s/g, '')
      if (digits === '') return null
      return isGtin(digits) ? digits : wrong('gtin', { problem: 'invalid' })
    },
    weight() {
      const grams = number('weightGrams') ?? (number('weight') ?? 0) * 1_000
      return grams > 0 ? Math.round(grams) : null
    },
    /** A name of ours, or what categories tell. */
    kind() {
      const text = cells.text('kind')
      const own = KINDS.find((kind) => kind === text.toUpperCase())
      return own ?? groupedKind(`${text} ${cells.text('categories')}`)
    },
  }
}

/** Addresses of pictures are told and not fetched: a file must not send the server anywhere. */
function pictureWarnings(cells: LineCells): FieldProblem[] {
  const pictures = cells
    .all('pictures')
    .join(',')
    .split(/,\s*/)
    .filter((one) => /^https?:|\.(jpe?g|png|webp|gif)$/i.test(one))
  return pictures.length === 0 ? [] : [{ field: 'pictures', problem: { problem: 'picture-to-add' } }]
}
