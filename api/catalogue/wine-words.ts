import type { Colour, FeatureKey, Kind, Medal } from '#contract/catalogue/closed-sets.ts'
import type { Ingredient } from '#contract/catalogue/e-labels.ts'
import type { Entry } from '#rules/basics/text-fitting.ts'
import { ingredientRole, isAllergen, knownAllergens, knownIngredients } from '#rules/catalogue/ingredients.ts'
import { fill } from '#words/basics/fill.ts'
import { numberFormat } from '#words/basics/formats.ts'
import type { Locale } from '#words/basics/locales.ts'
import { eLabelWords } from '#words/catalogue/e-label/all-languages.ts'
import { sheetWords } from '#words/catalogue/technical-sheet/words.ts'

/** `Vin blanc effervescent` */
export function wineKicker({ colour, kind, locale }: { colour: Colour | null; kind: Kind; locale: Locale }): string {
  const words = sheetWords[locale]
  const wine = words.wine[colour ?? 'NONE']
  if (kind !== 'SPARKLING' && kind !== 'SWEET') return wine
  return locale === 'fr' ? `${wine} ${words.kind[kind]}` : `${wine}, ${words.kind[kind]}`
}

interface WineFacts {
  grapes: readonly { grape: string; percent: number | null }[]
  alcohol: number | null
  serveFrom: number | null
  serveUntil: number | null
  drinkFrom: number | null
  drinkUntil: number | null
  /** In millilitres. */
  formats: readonly number[]
}

/** The short facts of a wine; what the estate has not said is left out. */
export function wineFacts(wine: WineFacts, locale: Locale): Entry[] {
  const words = sheetWords[locale]
  return [
    { label: wine.grapes.length > 1 ? words.grapes : words.grape, text: grapeText(wine.grapes, locale) },
    {
      label: words.alcohol,
      text: wine.alcohol === null ? '' : fill(words.alcoholOf, { percent: number(wine.alcohol, locale) }),
    },
    { label: words.service, text: servingText(wine, locale) },
    { label: words.keeping, text: drinkingText(wine, locale) },
    { label: words.formats, text: wine.formats.map((format) => bottleFormat(format, locale)).join(', ') },
  ].filter(({ text }) => text !== '')
}

function grapeText(grapes: WineFacts['grapes'], locale: Locale): string {
  const share = sheetWords[locale].share
  return grapes.map(({ grape, percent }) => (percent === null ? grape : fill(share, { grape, percent }))).join('\n')
}

function servingText({ serveFrom, serveUntil }: WineFacts, locale: Locale): string {
  const words = sheetWords[locale]
  if (serveFrom !== null && serveUntil !== null && serveFrom !== serveUntil) {
    return fill(words.serviceBetween, { from: serveFrom, until: serveUntil })
  }
  const from = serveFrom ?? serveUntil
  return from === null ? '' : fill(words.serviceAt, { from })
}

function drinkingText({ drinkFrom: from, drinkUntil: until }: WineFacts, locale: Locale): string {
  const words = sheetWords[locale]
  if (from !== null && until !== null) return fill(words.drinkBetween, { from, until })
  if (from !== null) return fill(words.drinkFrom, { from })
  return until === null ? '' : fill(words.drinkUntil, { until })
}

/** `75 cl`, `1,5 l` */
export function bottleFormat(millilitres: number, locale: Locale): string {
  const words = sheetWords[locale]
  return millilitres < 1_000
    ? fill(words.centilitres, { volume: number(millilitres / 10, locale) })
    : fill(words.litres, { volume: number(millilitres / 1_000, locale) })
}

interface WonAward {
  name: string
  year: number | null
  medal: Medal
  score: string | null
}

/** `Médaille d’or, Concours des vins du Val de Loire 2022` */
export function awardText({ name, year, medal, score }: WonAward, locale: Locale): string {
  const won = medal === 'SCORE' ? (score ?? '') : sheetWords[locale].medal[medal]
  return [won, [name, year].filter((part) => part !== null).join(' ')].filter(Boolean).join(', ')
}

interface FeatureLabelOptions {
  key: FeatureKey
  label: string | null
  locale: Locale
}

export function featureLabel({ key, label, locale }: FeatureLabelOptions): string {
  return label ?? sheetWords[locale].features[key]
}

interface LegalFacts {
  ingredients: readonly string[]
  allergens: readonly string[]
  energyKj: number | null
  energyKcal: number | null
}

/** Ingredients, allergens and energy, as the e-label tells them at more length. */
export function legalMentions(
  { ingredients: given, allergens, energyKj, energyKcal }: LegalFacts,
  locale: Locale,
): Entry[] {
  const words = sheetWords[locale]
  const ingredients = knownIngredients(given)
  const listed = ingredients.map((ingredient) => ingredientText(ingredient, locale)).join(', ')
  const contained = knownAllergens(allergens, ingredients).map((allergen) => eLabelWords[locale].contains[allergen])
  return [
    ...(listed === '' ? [] : [{ label: words.ingredients, text: `${listed}.` }]),
    ...(contained.length === 0 ? [] : [{ label: `${contained.join('. ')}.`, text: '' }]),
    ...(energyKj === null || energyKcal === null
      ? []
      : [{ label: words.energy, text: `${fill(words.energyOf, { kj: energyKj, kcal: energyKcal })}.` }]),
  ]
}

/** An additive behind what it does; allergens in capitals, because a small line has no bold. */
function ingredientText(ingredient: Ingredient, locale: Locale): string {
  const { names, classes } = eLabelWords[locale]
  const role = ingredientRole(ingredient)
  const name = isAllergen(ingredient) ? names[ingredient].toLocaleUpperCase(locale) : names[ingredient]
  const colon = locale === 'fr' ? '\u00a0: ' : ': '
  return role === 'food' || role === 'gas' ? name : `${classes[role]}${colon}${name}`
}

function number(value: number, locale: Locale): string {
  return numberFormat(locale, { maximumFractionDigits: 2 }).format(value)
}
