import type { ProductFields } from '#contract/catalogue/product-resource.ts'
import type { ImportDefaults } from '#contract/imports/imports.ts'
import { slugOf } from '#rules/basics/slug.ts'
import { typeOfKind } from './product-kinds.ts'
import type { ProductLine } from './product-line.ts'

interface Said {
  head: ProductLine
  bottles: readonly ProductLine[]
  locale: string
}

type Vintage = ProductFields['vintages'][number]
type Text = ProductFields['texts'][string]

/** A new product, as lines of a file tell it. Where they tell no price, it has none, and is refused for that. */
export function importedProduct({ head, bottles, locale, defaults }: Said & { defaults: ImportDefaults }) {
  const kind = firstSaid([head, ...bottles], ({ kind: said }) => said) ?? defaults.kind
  const type = typeOfKind(kind)
  const years = [...new Set(bottles.map(({ year }) => year))]
  const text: Text = {
    name: head.name,
    slug: slugOf(head.name, { otherwise: 'produit' }),
    teaser: head.teaser ?? '',
    description: head.description ?? '',
    metaDescription: '',
  }
  return {
    type,
    kind,
    isValid: head.isValid ?? defaults.isShown,
    colour: type === 'WINE' ? firstSaid([head, ...bottles], ({ colour }) => colour) : null,
    appellation: firstSaid([head, ...bottles], ({ appellation }) => appellation),
    price: firstSaid([...bottles, head], ({ price }) => price) ?? undefined,
    vatRate: firstSaid([head, ...bottles], ({ vatRate }) => vatRate) ?? defaults.vatRate,
    texts: { [locale]: text },
    grapes: grapesOf(head),
    vintages: type === 'WINE' ? years.map((year) => emptyVintage(year, alcoholOf(bottles, year))) : [],
  }
}

/** What lines say of a product that is there; what they do not say stays. */
export function productChanges({ head, bottles, locale, present }: Said & { present: ProductFields }) {
  const text = present.texts[locale]
  const said = { name: head.name, teaser: head.teaser, description: head.description }
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value))
  // A line of one bottle is called after it, and does not name the wine anew.
  const named =
    head.isParent || bottles.length > 1 || bottles.every((line) => line.reference === '')
      ? given
      : { ...given, name: text?.name }
  const missing = missingYears(bottles, present)
  const kind = firstSaid([head, ...bottles], (line) => line.kind)
  return {
    ...(text && Object.keys(given).length > 0 ? { texts: { ...present.texts, [locale]: { ...text, ...named } } } : {}),
    ...(kind && typeOfKind(kind) === present.type ? { kind } : {}),
    ...ifSaid('isValid', head.isParent ? head.isValid : null),
    ...ifSaid('colour', present.type === 'WINE' ? head.colour : null),
    ...ifSaid('appellation', head.appellation),
    ...ifSaid('vatRate', head.vatRate),
    ...(head.grapes.length > 0 && !sameGrapes(head.grapes, present) ? { grapes: grapesOf(head) } : {}),
    ...(missing.length > 0
      ? { vintages: [...present.vintages, ...missing.map((year) => emptyVintage(year, alcoholOf(bottles, year)))] }
      : {}),
  }
}

/** Years of bottles that are not there yet; a bottle that says no year stays with what it has. */
function missingYears(bottles: readonly ProductLine[], { type, vintages }: ProductFields): (number | null)[] {
  if (type !== 'WINE') return []
  const years = new Set(bottles.map(({ year }) => year))
  if (vintages.length > 0) years.delete(null)
  return [...years].filter((year) => !vintages.some((vintage) => vintage.year === year))
}

const ifSaid = (name: string, value: unknown) => (value === null ? {} : { [name]: value })

function sameGrapes(grapes: readonly string[], { grapes: present }: ProductFields): boolean {
  return grapes.join() === present.map(({ grape }) => grape).join()
}

function grapesOf({ grapes }: ProductLine): ProductFields['grapes'] {
  return [...new Set(grapes)].map((grape) => ({ grape, percent: null }))
}

function alcoholOf(bottles: readonly ProductLine[], year: number | null): number | null {
  return firstSaid(
    bottles.filter((line) => line.year === year),
    ({ alcohol }) => alcohol,
  )
}

function firstSaid<Value>(lines: readonly ProductLine[], read: (line: ProductLine) => Value | null): Value | null {
  return lines.map(read).find((value) => value !== null) ?? null
}

function emptyVintage(year: number | null, alcohol: number | null): Vintage {
  return {
    year,
    alcohol,
    drinkFrom: null,
    drinkUntil: null,
    serveFrom: null,
    serveUntil: null,
    energyKj: null,
    energyKcal: null,
    fat: null,
    saturates: null,
    carbohydrate: null,
    sugars: null,
    protein: null,
    salt: null,
    ingredients: [],
    allergens: [],
    features: [],
    awards: [],
  }
}
