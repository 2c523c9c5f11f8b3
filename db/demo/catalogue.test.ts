import { expect, test } from 'vitest'
import { linkedProduct } from '#rules/catalogue/product-link.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { type DemoProduct, declinationsOf } from './catalogue.ts'
import type { DemoEstate } from './estate.ts'
import { DEMO_ESTATES } from './load-demo.ts'
import { nutritionOf } from './nutrition.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const [rochePerrine, , ysaline] = DEMO_ESTATES

test('the two shops have enough to choose from', () => {
  expect(rochePerrine?.catalogue.products.length).toBeGreaterThanOrEqual(26)
  expect(ysaline?.catalogue.products.length).toBeGreaterThanOrEqual(10)
})

test.each(DEMO_ESTATES)('every product of $name is told in both languages, short where it must be', ({ catalogue }) => {
  for (const { texts, features = {} } of catalogue.products) {
    for (const locale of LOCALE_CODES) {
      const { name, slug, teaser, description, metaDescription } = texts[locale]
      expect([name, teaser, description].every((text) => text.length > 2)).toBe(true)
      expect(slug).toMatch(SLUG)
      expect(metaDescription.length, metaDescription).toBeGreaterThan(50)
      expect(metaDescription.length, metaDescription).toBeLessThanOrEqual(155)
      expect(Object.values(features).every((told) => told[locale].length > 0)).toBe(true)
    }
  }
})

test.each(DEMO_ESTATES)('no two products of $name have the same address', ({ catalogue }) => {
  for (const locale of LOCALE_CODES) expectAllDifferent(catalogue.products.map(({ texts }) => texts[locale].slug))
})

test.each(DEMO_ESTATES)('ids of $name are given once each', ({ catalogue }) => {
  expectAllDifferent(catalogue.products.map(({ id }) => id))
  expectAllDifferent(allDeclinations(catalogue.products).map(({ declination }) => declination.id))
})

test.each(DEMO_ESTATES)('every wine of $name has colour, appellation and grapes that add up', ({ catalogue }) => {
  for (const { colour, appellation, grapes = {}, vintages = [] } of winesOf(catalogue.products)) {
    expect([colour, appellation].every(Boolean)).toBe(true)
    expect(Object.values(grapes).reduce((sum, percent) => sum + percent, 0)).toBe(100)
    expect(vintages.length).toBeGreaterThan(0)
  }
})

test.each(DEMO_ESTATES)('every vintage of $name has what its e-label needs', ({ catalogue }) => {
  for (const { alcohol, sugars, ingredients, allergens, drink, serve, year, declinations } of vintagesOf(catalogue)) {
    const { energy_kj, energy_kcal } = nutritionOf({ alcohol, sugars })
    expect(Math.abs(energy_kj / (energy_kcal * 4.184) - 1)).toBeLessThan(0.03)
    expect(ingredients[0]).toBe('GRAPES')
    expect(allergens).toContain('SULPHITES')
    expect(drink[0]).toBeLessThanOrEqual(drink[1])
    expect(drink[0]).toBeGreaterThanOrEqual(year ?? 0)
    expect(serve[0]).toBeLessThanOrEqual(serve[1])
    expect(declinations.every(({ centilitres, picture }) => centilitres && picture)).toBe(true)
  }
})

test('a dry wine of 12.5 % has the energy that annex XIV counts', () => {
  expect(nutritionOf({ alcohol: 12.5, sugars: 0.2 })).toMatchObject({ energy_kj: 289, energy_kcal: 70 })
})

test.each(DEMO_ESTATES)('boxes of $name hold what is sold on its own', ({ catalogue }) => {
  const declinations = allDeclinations(catalogue.products)
  const loose = declinations.filter(({ product }) => product.type !== 'BOX').map(({ declination }) => declination.id)
  for (const { product, declination } of declinations) {
    const { components = [] } = declination
    expect(components.length > 0).toBe(product.type === 'BOX')
    expect(components.filter((one) => !loose.includes(one.declination))).toEqual([])
  }
})

test('three boxes share a bottle with what is sold loose', () => {
  const declinations = allDeclinations(rochePerrine?.catalogue.products ?? [])
  const sharing = declinations.filter(({ declination }) =>
    declination.components?.some((one) => one.declination === 2 && one.quantity > 0),
  )
  expect(sharing.length).toBeGreaterThanOrEqual(3)
})

test.each(DEMO_ESTATES)('what products of $name refer to is there', ({ catalogue }) => {
  const { tags = [], decreasingSets = {}, variations = {}, products } = catalogue
  const ids = products.map(({ id }) => id)
  for (const product of products) {
    expect(product.recommended?.filter((id) => id === product.id || !ids.includes(id)) ?? []).toEqual([])
    expect(product.tags?.filter((slug) => !tags.some((tag) => tag.slug === slug)) ?? []).toEqual([])
    if (product.decreasingSet) expect(Object.keys(decreasingSets)).toContain(product.decreasingSet)
    const details = product.variation ? variations[product.variation]?.details : {}
    const chosen = declinationsOf(product).flatMap(({ declination }) => declination.variation ?? [])
    expect(chosen.filter((name) => !details?.[name])).toEqual([])
  }
})

test.each(DEMO_ESTATES)('a reduction of $name is lower than any price of the month before', ({ catalogue }) => {
  for (const { product, declination } of allDeclinations(catalogue.products)) {
    const discount = declination.discount ?? product.discount
    const regular = declination.priceCents ?? product.priceCents
    const lowest = Math.min(regular, ...(declination.pastPrices ?? []).map(({ priceCents }) => priceCents))
    const reduced =
      discount?.type === 'EURO' ? regular - discount.amount : regular * (1 - (discount?.amount ?? 0) / 10_000)
    if (discount) expect(reduced).toBeLessThan(lowest)
    expect(declination.pastPrices?.at(-1)?.priceCents ?? regular).toBe(regular)
  }
})

test('six magnums can go into a cart, and something is sold out, something nearly', () => {
  const declinations = allDeclinations(rochePerrine?.catalogue.products ?? [])
  const magnum = declinations.find(({ declination }) => declination.id === 7)
  expect(magnum?.declination).toMatchObject({ centilitres: 150, byMultipleOf: 6 })
  expect(magnum?.declination.stock).toBeGreaterThanOrEqual(24)
  const stocks = declinations
    .filter(({ product }) => product.type === 'WINE')
    .map(({ declination }) => declination.stock)
  expect(stocks).toContain(0)
  expect(stocks).toContain(3)
})

test('a crémant of 2019 comes in magnum', () => {
  const sparkling = (rochePerrine?.catalogue.products ?? []).filter(({ kind }) => kind === 'SPARKLING')
  const magnums = allDeclinations(sparkling).filter(
    ({ vintage, declination }) => vintage?.year === 2019 && declination.centilitres === 150,
  )
  expect(magnums).toHaveLength(1)
})

test.each(DEMO_ESTATES.filter(({ isECommerce }) => isECommerce))(
  'bottles on pages of $name lead to what they show',
  (estate) => {
    for (const locale of LOCALE_CODES) {
      const bottles = shownBottles(estate, locale)
      expect(bottles.length).toBeGreaterThanOrEqual(4)
      expect(bottles.filter(({ href, media }) => !leadsTo({ estate, locale, href }).includes(media))).toEqual([])
    }
  },
)

function shownBottles({ pages }: DemoEstate, locale: (typeof LOCALE_CODES)[number]) {
  const sections = pages.flatMap((page) => page.sections?.[locale] ?? [])
  return sections.flatMap((section) =>
    section.type === 'bottles'
      ? section.bottles.map(({ href, picture }) => ({ href: href ?? 'no link', media: picture.media }))
      : [],
  )
}

interface LeadsToOptions {
  estate: DemoEstate
  locale: (typeof LOCALE_CODES)[number]
  href: string
}

/** The pictures of what a link leads to. */
function leadsTo({ estate, locale, href }: LeadsToOptions): (string | undefined)[] {
  const { id, year, idDeclination } = linkedProduct(href) ?? {}
  const product = estate.catalogue.products.find((one) => one.id === id)
  if (!product || !href.startsWith(`/wines/${product.texts[locale].slug}/`)) return []
  const meant = declinationsOf(product).filter(
    ({ vintage, declination }) =>
      (year === undefined || vintage?.year === year) &&
      (idDeclination === undefined || declination.id === idDeclination),
  )
  return meant.map(({ declination }) => declination.picture?.media)
}

function winesOf(products: readonly DemoProduct[]) {
  return products.filter(({ type }) => type === 'WINE')
}

function vintagesOf({ products }: DemoEstate['catalogue']) {
  return winesOf(products).flatMap(({ vintages = [] }) => vintages)
}

function allDeclinations(products: readonly DemoProduct[]) {
  return products.flatMap((product) => declinationsOf(product).map((one) => ({ product, ...one })))
}

function expectAllDifferent(values: readonly (string | number)[]) {
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
}
