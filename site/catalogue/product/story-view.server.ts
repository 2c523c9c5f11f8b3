import type { Feature, Vintage } from '#contract/catalogue/products.ts'
import { declinationPath, productPath } from '#rules/catalogue/product-address.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES } from '#words/basics/locales.ts'
import { formatName, formatSize } from '#words/catalogue/format-name.ts'
import { catalogueWords } from '#words/catalogue/names/words.ts'
import type { BoxView, MedalView, ProductView, StoryView } from './product-view.ts'
import type { ViewContext } from './view-scene.server.ts'

/** The long story: what the estate tells of the wine, and of this year of it. */
export function storyView(scene: ViewContext): StoryView {
  const { product, vintage, words } = scene
  const year = vintage?.variationFeatures.find(({ key }) => key === 'YEAR_STORY')
  const titles = { WINE: words.story.title, BOX: words.story.titleBox, OTHER: words.story.titleOther }
  const features = toldFeatures(scene).map((feature) => ({
    id: feature.id,
    label: featureLabel(feature, scene),
    value: feature.value,
  }))
  return {
    title: titles[product.type.type],
    teaser: product.teaser,
    description: product.description,
    year: year ? { label: featureLabel(year, scene), year: vintage?.year ?? null, text: year.value } : null,
    features: [...grapeFeatures(scene), ...features],
  }
}

/** A vintage's own words take the place of the wine's. */
function toldFeatures({ product, vintage }: ViewContext): Feature[] {
  const own = (vintage?.variationFeatures ?? []).filter(({ key }) => key !== 'YEAR_STORY')
  const isOwn = ({ key }: Feature) => key !== 'OWN' && own.some((feature) => feature.key === key)
  const replaced = product.features.map((feature) =>
    isOwn(feature) ? (own.find(({ key }) => key === feature.key) ?? feature) : feature,
  )
  const added = own.filter((feature) => !replaced.includes(feature))
  return [...replaced, ...added].filter(({ key }) => key !== 'YEAR_STORY')
}

function featureLabel({ key, label }: Feature, { locale }: ViewContext): string {
  return key === 'OWN' ? (label ?? '') : (label ?? catalogueWords[locale].features[key])
}

function grapeFeatures({ product, shop, words }: ViewContext): StoryView['features'] {
  const { grapeShares } = product
  if (shop.grapes === 'none' || grapeShares.length === 0) return []
  const told = grapeShares.map(({ grape, percent }) =>
    shop.grapes === 'names' || percent === null ? grape : fill(words.story.share, { grape, percent }),
  )
  const label = grapeShares.length > 1 ? words.story.grapes : words.story.grape
  return [{ id: 0, label, value: told.join(', ') }]
}

/** When to drink it, how to serve it, how strong it is. */
export function factsView({ product, chosen, vintage, words: { facts }, locale }: ViewContext): ProductView['facts'] {
  const told: { label: string; value: string | null }[] = [
    { label: facts.drink, value: drinkSpan(vintage, facts) },
    {
      label: facts.serve,
      value: span({ from: vintage?.serveFrom, until: vintage?.serveUntil, words: serveWords(facts) }),
    },
    {
      label: facts.alcohol,
      value: vintage?.alcohol
        ? fill(facts.alcoholValue, { percent: vintage.alcohol.toLocaleString(LOCALES[locale].iso) })
        : null,
    },
    {
      label: facts.format,
      value: chosen.format === null || product.type.type === 'BOX' ? null : formatSize(chosen.format, locale),
    },
  ]
  return told.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))
}

/** From when to when a vintage is to be drunk, as far as somebody has said. */
export function drinkSpan(vintage: Vintage | null, facts: ViewContext['words']['facts']): string | null {
  return span({ from: vintage?.drinkFrom, until: vintage?.drinkUntil, words: drinkWords(facts) })
}

interface SpanWords {
  both: string
  from: string
  until: string
  same: string
}

const drinkWords = (facts: ViewContext['words']['facts']): SpanWords => ({
  both: facts.drinkFromUntil,
  from: facts.drinkFrom,
  until: facts.drinkUntil,
  same: facts.drinkUntil,
})

const serveWords = (facts: ViewContext['words']['facts']): SpanWords => ({
  both: facts.serveFromUntil,
  from: facts.serveAt,
  until: facts.serveAt,
  same: facts.serveAt,
})

interface SpanOptions {
  from: number | null | undefined
  until: number | null | undefined
  words: SpanWords
}

function span({ from, until, words }: SpanOptions): string | null {
  const at = until ?? from
  if (at === null || at === undefined) return null
  if (from === null || from === undefined) return fill(words.until, { until: at, at })
  if (until === null || until === undefined) return fill(words.from, { from, at })
  return fill(from === until ? words.same : words.both, { from, until, at })
}

export function dishesView({ product, mealIcons, words }: ViewContext): ProductView['dishes'] {
  const icons = product.dishes.flatMap((dish) => {
    const found = mealIcons.find(({ type }) => type === dish)
    return found ? [{ label: found.label, path: found.path }] : []
  })
  return icons.length > 0 ? { label: words.facts.dishes, icons } : null
}

/** The awards of the chosen vintage; those of the wine itself count for all. */
export function medalsView({ product, chosen, locale }: ViewContext): MedalView[] {
  return product.awards
    .filter(({ vintage }) => vintage === null || vintage === chosen.year)
    .map((award) => medalView(award, locale))
}

type AwardOf = ViewContext['product']['awards'][number]

function medalView({ id, medal, score, name, year }: AwardOf, locale: ViewContext['locale']): MedalView {
  const label = medal === 'SCORE' && score ? score : catalogueWords[locale].medals[medal]
  return { id, medal, label, name: year === null ? name : `${name} ${year}` }
}

export function awardsView({ product, words, locale }: ViewContext): ProductView['awards'] {
  if (product.awards.length === 0) return null
  const list = product.awards.map((award) => ({
    ...medalView(award, locale),
    detail: award.vintage === null ? null : fill(words.awards.vintage, { year: award.vintage }),
  }))
  return { title: words.awards.title, list }
}

export function boxView({ product, words, locale }: ViewContext): BoxView | null {
  if (product.components.length === 0) return null
  const parts = product.components.map((part) => {
    const size = part.format === null ? null : `${formatName(part.format, locale)} ${formatSize(part.format, locale)}`
    const addressed = { id: part.idProduct, type: { type: part.type }, slug: part.slug }
    return {
      id: part.idDeclination,
      count: fill(words.box.count, { n: part.quantity }),
      name: part.year === null ? part.name : `${part.name} ${part.year}`,
      detail: [part.appellation, size].filter((told) => told !== null).join(' · '),
      path: part.year === null ? productPath(addressed) : declinationPath(addressed, part.idDeclination),
      picture: part.image,
    }
  })
  return { title: words.box.title, parts }
}
