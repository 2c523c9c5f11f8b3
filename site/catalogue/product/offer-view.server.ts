import { cents, euros, eurosToCents } from '#rules/basics/money.ts'
import { tierPrice } from '#rules/catalogue/prices.ts'
import { customizePath } from '#rules/catalogue/product-address.ts'
import { choicePath, inStockInstead } from '#rules/catalogue/product-choice.ts'
import { USUAL_MILLILITRES } from '#rules/catalogue/usual-bottle.ts'
import { privacyText } from '#site/privacy/privacy-text.server.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { problemWords } from '#words/basics/problems/words.ts'
import { formatName } from '#words/catalogue/format-name.ts'
import { stockAlertWords } from '#words/catalogue/stock-alert/words.ts'
import type { GiftCardWords } from '#words/gift-cards/fr.ts'
import { giftCardWords } from '#words/gift-cards/words.ts'
import type { CartControlView, CartWords, OfferView, ProductView, SoldOutView } from './product-view.ts'
import { priceTiers, tiersView } from './tiers-view.server.ts'
import { unitWords } from './unit-words.server.ts'
import type { ViewContext } from './view-scene.server.ts'

/**
 * What it costs, and what else there is to know about that. What is only sold by several costs what several do, at the
 * price that their number makes.
 */
export function offerView(scene: ViewContext): OfferView | null {
  const { product, chosen, words, locale } = scene
  const { finalPrice, reduction, pricePerLitre, sellByMultipleOf: n } = chosen
  if (finalPrice === null) return null
  const each = leastPrice(scene, finalPrice)
  return {
    price: euros(cents(eurosToCents(each) * n)),
    range: chosen.giftAmount && giftFormWords(scene).range,
    reduction: reduction && {
      ...reduction,
      referencePrice: euros(cents(eurosToCents(reduction.referencePrice) * n)),
    },
    reference: reduction && words.price.reference,
    each: eachWords(scene, each),
    perLitre:
      pricePerLitre === null
        ? null
        : fill(words.price.perLitre, { price: formatPrice((pricePerLitre * each) / finalPrice, locale) }),
    tax: product.isDematerialized ? words.price.untaxed : words.price.tax,
    delivery: product.isDematerialized ? null : words.price.delivery,
    tiers: tiersView(scene, finalPrice),
  }
}

/** What one costs of as few as can be had. */
function leastPrice({ product, chosen }: ViewContext, price: number): number {
  const quantity = chosen.sellByMultipleOf
  return euros(tierPrice({ price: eurosToCents(price), tiers: priceTiers(product), quantity }))
}

/** `la bouteille`, or `le carton de 6 (11,30 € la bouteille)`. */
function eachWords(scene: ViewContext, price: number): string {
  const { chosen, words, locale } = scene
  const { each } = unitWords(scene)
  const n = chosen.sellByMultipleOf
  if (n === 1) return each
  const said = isBottle(scene) ? words.price.caseOf : words.price.lotOf
  return fill(said, { n, price: formatPrice(price, locale), each })
}

function isBottle({ product, chosen }: ViewContext): boolean {
  return product.type.type === 'WINE' && chosen.format === USUAL_MILLILITRES
}

/** What is made one's own first does not go into the cart from here. */
export function cartControlView(scene: ViewContext): CartControlView | null {
  const { product, chosen } = scene
  if (chosen.finalPrice === null || !chosen.isInStock || product.hasCustomizations) return null
  return {
    idDeclination: chosen.id,
    rules: { multiple: chosen.sellByMultipleOf, type: product.type.type, available: chosen.quantity },
    unitPrice: eurosToCents(chosen.finalPrice),
    tiers: priceTiers(product),
    showsCase: isBottle(scene),
    bar: { title: product.name, choice: choiceName(scene) },
    estimate: product.isDematerialized ? null : scene.words.cart.estimate,
    words: cartWords(scene),
    gift: product.kind === 'GIFT_CARD' ? { range: chosen.giftAmount, words: giftFormWords(scene) } : null,
  }
}

/** `2022 · Bouteille 75 cl`, as far as there is something to name. */
function choiceName({ product, chosen: { year, format }, locale }: ViewContext): string {
  const isWine = product.type.type === 'WINE'
  return [year, isWine && format !== null ? formatName(format, locale) : null]
    .filter((part) => part !== null)
    .join(' · ')
}

/** With the bounds of the amount, where it may be chosen. */
function giftFormWords({ chosen, locale }: ViewContext): GiftCardWords['form'] {
  const { form } = giftCardWords[locale]
  if (!chosen.giftAmount) return form
  const bounds = {
    least: formatPrice(chosen.giftAmount.least, locale),
    most: formatPrice(chosen.giftAmount.most, locale),
  }
  const { range, amountHint, amountWrong } = form
  return {
    ...form,
    range: fill(range, bounds),
    amountHint: fill(amountHint, bounds),
    amountWrong: fill(amountWrong, bounds),
  }
}

export function customizeView({ product, chosen, words }: ViewContext): ProductView['customize'] {
  if (chosen.finalPrice === null || !chosen.isInStock || !product.hasCustomizations) return null
  return { label: words.cart.customize, hint: words.cart.customizeHint, path: customizePath(product, chosen.id) }
}

/** The cart and the form of the alert need a script; the estate can be reached without one. */
export function withoutScriptView({ chosen, words, values }: ViewContext): ProductView['withoutScript'] {
  if (chosen.finalPrice === null) return null
  const phone = values.COMPANY_PHONE || values.COMPANY_MOBILE
  const mail = values.COMPANY_EMAIL
  return {
    text: chosen.isInStock ? words.cart.withoutScript : words.stock.alertWithoutScript,
    ways: [
      ...(phone ? [{ label: fill(words.cart.byPhone, { phone }), href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
      ...(mail ? [{ label: words.cart.byMail, href: `mailto:${mail}` }] : []),
    ],
  }
}

function cartWords(scene: ViewContext): CartWords {
  const { words, chosen } = scene
  const { cart } = words
  const unit = unitWords(scene)
  const n = chosen.sellByMultipleOf
  return {
    quantity: cart.quantity,
    less: fill(cart.less, { n }),
    more: fill(cart.more, { n }),
    choose: cart.choose,
    byMultiple: n > 1 ? fill(cart.byMultiple, { n }) : null,
    addShort: cart.addShort,
    addOne: fill(cart.add, { unit: unit.one }),
    addMany: fill(cart.add, { unit: unit.many }),
    total: cart.total,
    each: unit.each,
    caseFull: cart.caseFull,
    casesFull: cart.casesFull,
    caseOpen: cart.caseOpen,
    failed: cart.failed,
    problems: quantityProblems(scene),
  }
}

/** The server's own sentences, filled for this declination: what the page says is what the call would. */
function quantityProblems({ chosen, locale }: ViewContext): Record<string, string> {
  const say = problemWords[locale]
  const multiple = { limit: chosen.sellByMultipleOf, choices: '' }
  return {
    'quantity-not-positive': say['quantity-not-positive'](),
    'not-a-multiple': say['not-a-multiple'](multiple),
    'not-a-multiple-of-bottles': say['not-a-multiple-of-bottles'](multiple),
    'over-stock': say['over-stock']({ limit: chosen.quantity ?? 0, choices: '' }),
  }
}

/** What is gone says so, and points to what is there. */
export function soldOutView(scene: ViewContext): SoldOutView | null {
  const { product, chosen, words, values, locale } = scene
  if (chosen.isInStock) return null
  const { stock } = words
  return {
    message: soldOutMessage(scene),
    instead: inStockView(scene),
    alert: {
      idProduct: product.id,
      idDeclination: chosen.id,
      title: stock.alertTitle,
      email: stock.alertEmail,
      consent: stockAlertWords[locale].consent,
      send: stock.alertSend,
      sent: stock.alertSent,
      failed: stock.alertFailed,
      privacy: privacyText(values),
    },
  }
}

function soldOutMessage({ product, chosen, words: { stock } }: ViewContext): string {
  if (product.type.type !== 'WINE') return stock.goneOther
  const ofYear = product.declination.filter(({ year }) => year === chosen.year)
  const hasOthers = ofYear.some(({ isInStock }) => isInStock)
  return hasOthers || chosen.year === null ? stock.goneFormat : stock.gone
}

function inStockView({ product, chosen, words: { stock }, locale }: ViewContext): SoldOutView['instead'] {
  const instead = inStockInstead(product, chosen)
  if (!instead) return null
  const path = choicePath(product, instead)
  if (instead.year !== null && instead.year !== chosen.year)
    return { label: fill(stock.instead, { year: instead.year }), path }
  const format =
    instead.variation1?.label ?? (instead.format === null ? product.name : formatName(instead.format, locale))
  return { label: fill(stock.insteadFormat, { format }), path }
}
