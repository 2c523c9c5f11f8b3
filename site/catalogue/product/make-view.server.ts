import type { ShownPicture } from '#contract/media/pictures.ts'
import { productCard } from '#rules/catalogue/product-card.ts'
import {
  type Choice,
  choicePath,
  formatChoices,
  variationChoices,
  vintageChoices,
} from '#rules/catalogue/product-choice.ts'
import { stockLabel } from '#rules/catalogue/stock-label.ts'
import { withdrawalDays } from '#rules/orders/withdrawal.ts'
import { shelfBottles } from '#site/carts/case/shelf.server.ts'
import { reviewListView } from '#site/reviews/review-list-view.server.ts'
import { contactLink } from '#site/shell/contact-link.ts'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { CASE_PATHS } from '#words/carts/case/paths.ts'
import { formatName } from '#words/catalogue/format-name.ts'
import { catalogueWords } from '#words/catalogue/names/words.ts'
import { declinationTitle } from './declination-title.ts'
import { headView, localePaths } from './head-view.server.ts'
import { labelView } from './label-view.server.ts'
import { cartControlView, customizeView, offerView, soldOutView, withoutScriptView } from './offer-view.server.ts'
import type { ChoiceGroup, ProductView, ShareView } from './product-view.ts'
import { awardsView, boxView, dishesView, factsView, medalsView, storyView } from './story-view.server.ts'
import { verticaleView } from './verticale-view.server.ts'
import { type ViewContext, type ViewFacts, viewContext } from './view-scene.server.ts'

/** All that the page of a product shows, in the words of its language. */
export function makeProductView(facts: ViewFacts): ProductView {
  const scene = viewContext(facts)
  const { product, chosen, words, shop } = scene
  const crumbs = crumbsView(scene)
  const offer = offerView(scene)
  const verticale = verticaleView(scene)
  return {
    id: product.id,
    type: product.type.type,
    head: headView(scene, crumbs),
    paths: localePaths(scene),
    crumbs,
    heading: headingView(scene),
    gallery: { ...words.gallery, pictures: shownPictures(scene) },
    choices: choiceGroups(scene),
    offer,
    contact: offer ? null : contactView(scene),
    stock: {
      // A card is made when it is bought: nobody asks whether there is one left.
      label: product.kind === 'GIFT_CARD' ? null : stockLabel(chosen, shop.stockLimit),
      own: { inStockLabel: shop.inStockLabel, notInStockLabel: shop.notInStockLabel },
    },
    soldOut: soldOutView(scene),
    cart: cartControlView(scene),
    customize: customizeView(scene),
    withoutScript: withoutScriptView(scene),
    medals: medalsView(scene),
    facts: factsView(scene),
    dishes: dishesView(scene),
    verticale,
    story: verticale ? { ...storyView(scene), year: null } : storyView(scene),
    awards: awardsView(scene),
    reviews: reviewListView(scene.reviews, scene.locale),
    reading: scene.reading && { label: words.reading, ...scene.reading },
    visit: product.type.type === 'WINE' && scene.visit ? { label: words.visit, ...scene.visit } : null,
    label: labelView(scene),
    box: boxView(scene),
    tools: { sheet: sheetLink(scene), compose: composeLink(scene), share: shareView(scene) },
    recommended: recommendedView(scene),
    care: careView(scene),
    legal: {
      returns: fill(scene.product.hasCustomizations ? words.legal.returnsPersonal : words.legal.returns, {
        days: withdrawalDays(scene.values.WITHDRAWAL_DAYS),
      }),
      terms: words.legal.terms,
    },
  }
}

/** How it travels and how it is paid; where nothing is sold, nothing is promised. */
function careView({ product, chosen, words: { care } }: ViewContext): string[] {
  if (chosen.finalPrice === null) return []
  const packing = product.type.type === 'WINE' ? care.packing : care.packingOther
  return product.isDematerialized ? [care.payment] : [packing, care.payment]
}

function crumbsView(scene: ViewContext): ProductView['crumbs'] {
  const { words, product, chosen } = scene
  return {
    label: words.breadcrumb,
    steps: [
      { name: words.home, path: '/' },
      { name: words.shop, path: '/nos-vins' },
      { name: declinationTitle(scene, chosen), path: choicePath(product, chosen) },
    ],
  }
}

function headingView({ product, chosen, words, shop, locale }: ViewContext): ProductView['heading'] {
  const { name, appellation } = product
  const isWine = product.type.type === 'WINE'
  const swaps = shop.putsAppellationFirst && appellation !== null
  const { kinds, colours } = catalogueWords[locale]
  const kind = isWine && product.kind === 'STILL' ? null : kinds[product.kind]
  const colour = product.colour && isWine ? colours[product.colour] : null
  const labels = shop.hidesLabels ? [] : product.tags.map(({ label }) => label)
  return {
    eyebrow: [kind, colour, ...labels].filter((part) => part !== null).join(' · ') || null,
    title: swaps ? appellation : name,
    subtitle: swaps ? name : appellation,
    vintage: chosen.year === null ? null : fill(words.vintageOf, { year: chosen.year }),
  }
}

/** The chosen bottle first, then what else there is to see, each once. */
function shownPictures({ product, chosen }: ViewContext): ShownPicture[] {
  const first = chosen.image ?? product.image
  const others = product.images.filter(({ id }) => id !== first?.id && !isOtherBottle(id))
  function isOtherBottle(id: string): boolean {
    return product.image?.id === id || product.declination.some(({ image }) => image?.id === id)
  }
  return first ? [first, ...others] : others
}

function choiceGroups({ product, chosen, words, locale }: ViewContext): ChoiceGroup[] {
  const option = <Value>({ path, isCurrent, isSoldOut, otherYear }: Choice<Value>, label: string) => {
    const notes = [otherYear === null ? null : String(otherYear), isSoldOut ? words.soldOut : null]
    return { label, path, isCurrent, isSoldOut, note: notes.filter((note) => note !== null).join(', ') || null }
  }
  const isWine = product.type.type === 'WINE'
  const vintages = isWine ? vintageChoices(product, chosen) : []
  const formats = isWine ? formatChoices(product, chosen) : []
  const groups = [
    { label: words.vintage, options: vintages.map((choice) => option(choice, String(choice.value))) },
    { label: words.format, options: formats.map((choice) => option(choice, formatName(choice.value, locale))) },
    ...variationChoices(product, chosen).map(({ label, choices }) => ({
      label,
      options: choices.map((choice) => option(choice, choice.value)),
    })),
  ]
  return groups.filter(({ options }) => options.length > 1)
}

function contactView({ product, words, values, locale }: ViewContext): ProductView['contact'] {
  const hint = product.type.type === 'WINE' ? words.price.contactHint : words.price.contactHintOther
  return { hint, label: words.price.contact, href: contactLink(values, locale) }
}

/** The sheet is drawn in the language that the address asks for. */
function sheetLink({ product, chosen, words, locale }: ViewContext): ProductView['tools']['sheet'] {
  if (product.type.type !== 'WINE') return null
  return { label: words.tools.sheet, href: `/api/product/generate/file/${product.id}/${chosen.id}?userLang=${locale}` }
}

function composeLink({ product, chosen, words, locale }: ViewContext): ProductView['tools']['compose'] {
  const [bottle] = shelfBottles([{ ...product, declination: [chosen] }], locale)
  if (product.type.type !== 'WINE' || !bottle) return null
  return { label: words.tools.composeCase, href: `${pathInLocale(CASE_PATHS[locale], locale)}?avec=${bottle.id}` }
}

function shareView(scene: ViewContext): ShareView {
  const { product, chosen, words, info, locale } = scene
  const url = `${info.url}${pathInLocale(choicePath(product, chosen), locale)}`
  const title = fill(words.tools.mailSubject, { name: declinationTitle(scene, chosen), site: info.name })
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  return { label: words.tools.share, title, url, mail, copied: words.tools.copied }
}

function recommendedView({ recommended, shop, words, locale }: ViewContext): ProductView['recommended'] {
  if (recommended.length === 0) return null
  const cards = recommended
    .slice(0, 4)
    .map((product) => productCard({ product, shop, medalNames: catalogueWords[locale].medals }))
  return { title: words.recommended, cards }
}
