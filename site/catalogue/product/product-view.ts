import type { Medal, ProductType } from '#contract/catalogue/closed-sets.ts'
import type { Reduction } from '#contract/catalogue/products.ts'
import type { ShownPicture } from '#contract/media/pictures.ts'
import type { QuantityRules } from '#rules/carts/quantities.ts'
import type { Tier } from '#rules/catalogue/prices.ts'
import type { ProductCardFacts } from '#rules/catalogue/product-card.ts'
import type { StockLabel } from '#rules/catalogue/stock-label.ts'
import type { ReviewListView } from '#ui/reviews/review-list-view.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { GiftCardWords } from '#words/gift-cards/fr.ts'

/** What the page of a product shows, in words. Only the server sees it whole. */
export interface ProductView {
  id: number
  type: ProductType
  head: HeadView
  /** The page in each language it is told in, without its prefix; the language menu leads there. */
  paths: Partial<Record<Locale, string>>
  crumbs: { label: string; steps: { name: string; path: string }[] }
  heading: { eyebrow: string | null; title: string; subtitle: string | null; vintage: string | null }
  gallery: { label: string; enlarge: string; pictures: ShownPicture[] }
  choices: ChoiceGroup[]
  /** Null where the estate shows no prices. */
  offer: OfferView | null
  /** Said where there are no prices. */
  contact: { hint: string; label: string; href: string } | null
  /** With the estate's own words, where it has some. */
  stock: { label: StockLabel | null; own: { inStockLabel: string | null; notInStockLabel: string | null } }
  /** Null while it can be had. */
  soldOut: SoldOutView | null
  cart: CartControlView | null
  /** Instead of the cart for what is made one's own first. */
  customize: { label: string; hint: string; path: string } | null
  /** How to order, or to hear of its return, where no script runs. */
  withoutScript: { text: string; ways: { label: string; href: string }[] } | null
  medals: MedalView[]
  facts: { label: string; value: string }[]
  dishes: { label: string; icons: { label: string; path: string }[] } | null
  /** Of a wine of several vintages only. */
  verticale: VerticaleView | null
  story: StoryView
  awards: { title: string; list: (MedalView & { detail: string | null })[] } | null
  /** Null where nobody has said anything. */
  reviews: ReviewListView | null
  /** Something to read about it, and a way to taste it: one line each. */
  reading: LineView | null
  visit: LineView | null
  label: LabelView | null
  box: BoxView | null
  tools: {
    sheet: { label: string; href: string } | null
    /** Where the chosen bottle fits into a case. */
    compose: { label: string; href: string } | null
    share: ShareView
  }
  recommended: { title: string; cards: ProductCardFacts[] } | null
  /** What one may count on, in short. */
  care: string[]
  legal: { returns: string; terms: string }
}

/** What travels to the browser: what it shows as it is, and what it works with. */
export interface ShownProduct {
  head: HeadView
  still: StaticParts
  pictures: ShownPicture[]
  share: ShareView
  cart: CartControlView | null
  alert: AlertView | null
}

/** Parts of the page as markup. */
export type StaticParts = Record<'crumbs' | 'stage' | 'panel' | 'facts' | 'story', string>

export interface HeadView {
  title: string
  /** Within the site. */
  name: string
  description: string
  picture: string | null
  /** JSON-LD. */
  data: string
}

export interface ChoiceGroup {
  label: string
  options: { label: string; note: string | null; path: string; isCurrent: boolean; isSoldOut: boolean }[]
}

export interface OfferView {
  price: number
  /** Instead of the price, where the buyer chooses it. */
  range: string | null
  reduction: Reduction | null
  /** What the crossed price means. */
  reference: string | null
  each: string
  perLitre: string | null
  tax: string
  /** Null for what travels by e-mail. */
  delivery: string | null
  tiers: TiersView | null
}

export interface TiersView {
  title: string
  rows: { from: string; price: string; saving: string }[]
  /** Which quantities are added up: a sentence that may end in names, most of them links. */
  counted: { text: string; names: { name: string; path: string | null; after: string }[] }
}

export interface SoldOutView {
  message: string
  instead: { label: string; path: string } | null
  alert: AlertView
}

export interface AlertView {
  idProduct: number
  idDeclination: number
  title: string
  email: string
  consent: string
  send: string
  sent: string
  failed: string
  privacy: string | null
}

export interface CartControlView {
  idDeclination: number
  rules: QuantityRules
  /** In cents. */
  unitPrice: number
  tiers: Tier[]
  /** Six little bottles fill up: only for what is sold by the bottle. */
  showsCase: boolean
  /** What the bar of phones names while the page is read. */
  bar: { title: string; choice: string }
  /** What asks for the price and the day of delivery; null for what is not sent. */
  estimate: string | null
  words: CartWords
  /** Of a gift card only. */
  gift: GiftControlView | null
}

interface GiftControlView {
  /** Between which euros one may choose; null where the amount is fixed. */
  range: { least: number; most: number } | null
  words: GiftCardWords['form']
}

export interface CartWords {
  quantity: string
  less: string
  more: string
  choose: string
  byMultiple: string | null
  addShort: string
  addOne: string
  addMany: string
  total: string
  each: string
  caseFull: string
  casesFull: string
  caseOpen: string
  failed: string
  /** What may be wrong with a quantity, as the server says it. */
  problems: Record<string, string>
}

export interface MedalView {
  id: number
  medal: Medal
  label: string
  name: string
}

export interface StoryView {
  title: string
  teaser: string
  description: string
  /** What the vintage has of its own. */
  year: { label: string; year: number | null; text: string } | null
  features: { id: number; label: string; value: string }[]
}

export interface VerticaleView {
  title: string
  hint: string
  years: {
    year: number
    /** Of the wine in this year. */
    name: string
    path: string
    isCurrent: boolean
    picture: ShownPicture | null
    sentence: string | null
    drink: string | null
    price: string | null
    stock: StockLabel
  }[]
}

/** A line of the page: what it leads to, and where. */
export interface LineView {
  label: string
  title: string
  path: string
}

export interface LabelView {
  title: string
  ingredients: { label: string; value: string } | null
  allergens: { label: string; value: string } | null
  nutrition: { per: string; rows: { label: string; value: string; isPart: boolean }[]; note: string | null } | null
  link: { label: string; path: string }
}

export interface BoxView {
  title: string
  parts: { id: number; count: string; name: string; detail: string; path: string; picture: ShownPicture | null }[]
}

export interface ShareView {
  label: string
  title: string
  url: string
  mail: string
  copied: string
}
