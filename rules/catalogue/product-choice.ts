import type { Declination, ProductDetail } from '#contract/catalogue/products.ts'
import { type AddressedProduct, declinationPath, productPath, vintagePath } from './product-address.ts'

/** What a choice needs to know of a product. */
export type ChosenProduct = AddressedProduct &
  Pick<ProductDetail, 'declination' | 'variation1' | 'variation2' | 'variation3'>

/** What an address asks for: nothing, one year, or one declination. */
export interface RequestedChoice {
  year?: number
  idDeclination?: number
}

/** One thing to choose, and where it leads. */
export interface Choice<Value> {
  value: Value
  path: string
  isCurrent: boolean
  /** What it leads to cannot be had. */
  isSoldOut: boolean
  /** The vintage it leads to when that is another one. */
  otherYear: number | null
}

const BOTTLE = 750

/** What a page shows; null when there is no such thing. Without a wish: the newest that can be had, its bottle first. */
export function chooseDeclination(
  { declination }: ChosenProduct,
  { year, idDeclination }: RequestedChoice,
): Declination | null {
  if (idDeclination !== undefined) return declination.find(({ id }) => id === idDeclination) ?? null
  const wished = year === undefined ? declination : declination.filter((one) => one.year === year)
  return best(wished)
}

/** The one address of a declination: the shortest that shows it. */
export function choicePath(product: ChosenProduct, declination: Declination): string {
  if (chooseDeclination(product, {})?.id === declination.id) return productPath(product)
  const { year, id } = declination
  const isFirstOfYear = year !== null && chooseDeclination(product, { year })?.id === id
  return isFirstOfYear && product.type.type === 'WINE' ? vintagePath(product, year) : declinationPath(product, id)
}

/** The vintages there are; each keeps the format where it exists. */
export function vintageChoices(product: ChosenProduct, current: Declination): Choice<number>[] {
  return valueChoices({ product, current }, ({ year }) => year)
    .sort((one, other) => other.value - one.value)
    .map((choice) => ({ ...choice, otherYear: null }))
}

/** What stands for each vintage beside the others: the same format where it exists. The newest first. */
export function vintageLine(product: ChosenProduct, current: Declination): Declination[] {
  const years = Map.groupBy(
    product.declination.filter(({ year }) => year !== null),
    ({ year }) => year,
  )
  return [...years.values()]
    .flatMap((ofYear) => closest(ofYear, current) ?? [])
    .sort((one, other) => (other.year ?? 0) - (one.year ?? 0))
}

/** The formats there are, in millilitres; each keeps the vintage where it exists. */
export function formatChoices(product: ChosenProduct, current: Declination): Choice<number>[] {
  return valueChoices({ product, current }, ({ format }) => format).sort((one, other) => one.value - other.value)
}

interface VariationChoices {
  label: string
  choices: Choice<string>[]
}

/** Size, wood, colour…: each of the three ways in which a product may vary. */
export function variationChoices(product: ChosenProduct, current: Declination): VariationChoices[] {
  return (['variation1', 'variation2', 'variation3'] as const).flatMap((which) => {
    const variation = product[which]
    const choices = valueChoices({ product, current }, (one) => one[which]?.label ?? null)
    return variation && choices.length > 0 ? [{ label: variation.displayLabel ?? variation.label, choices }] : []
  })
}

/** What can be had instead of something that is sold out: the same format if possible, the newest vintage. */
export function inStockInstead(product: ChosenProduct, soldOut: Declination): Declination | null {
  const there = product.declination.filter(({ isInStock }) => isInStock)
  return best(there.filter(({ format }) => format === soldOut.format)) ?? best(there)
}

function valueChoices<Value extends string | number>(
  { product, current }: { product: ChosenProduct; current: Declination },
  pick: (declination: Declination) => Value | null,
): Choice<Value>[] {
  const values = new Set(product.declination.flatMap((declination) => pick(declination) ?? []))
  return [...values].flatMap((value) => {
    const having = product.declination.filter((declination) => pick(declination) === value)
    const leadsTo = closest(having, current)
    if (!leadsTo) return []
    return {
      value,
      path: choicePath(product, leadsTo),
      isCurrent: pick(current) === value,
      isSoldOut: !leadsTo.isInStock,
      otherYear: leadsTo.year === current.year ? null : leadsTo.year,
    }
  })
}

/** Of some declinations the one most like another; among equals the best. */
function closest(declinations: readonly Declination[], to: Declination): Declination | null {
  const likeness = (one: Declination) =>
    Number(one.year === to.year) +
    Number(one.format === to.format) +
    Number(one.variation1?.id === to.variation1?.id) +
    Number(one.variation2?.id === to.variation2?.id) +
    Number(one.variation3?.id === to.variation3?.id)
  const most = Math.max(...declinations.map(likeness))
  return best(declinations.filter((one) => likeness(one) === most))
}

/** What can be had goes first, then the newest vintage, then the bottle, then the estate's own order. */
function best(declinations: readonly Declination[]): Declination | null {
  const [first] = [...declinations].sort(
    (one, other) =>
      Number(other.isInStock) - Number(one.isInStock) ||
      (other.year ?? 0) - (one.year ?? 0) ||
      Number(other.format === BOTTLE) - Number(one.format === BOTTLE),
  )
  return first ?? null
}
