import { expect, test } from 'vitest'
import { DEMO_ESTATES } from '#db/demo/load-demo.ts'
import { breaksFrenchSpacing, stringsIn } from '#tests/support/typography.ts'
import { accountWords } from '#words/accounts/words.ts'
import { cartDrawerWords } from '#words/carts/drawer/words.ts'
import { cartNoticeWords } from '#words/carts/notices/words.ts'
import { cartPageWords as cartPage } from '#words/carts/page/words.ts'
import { eLabelWords } from '#words/catalogue/e-label/all-languages.ts'
import { listWords } from '#words/catalogue/list/words.ts'
import { productWords } from '#words/catalogue/product/words.ts'
import { sheetWords } from '#words/catalogue/technical-sheet/words.ts'
import { checkoutWords as checkout } from '#words/checkout/words.ts'
import { ownThingWords } from '#words/content/own-things/words.ts'
import { standInWords } from '#words/content/stand-ins/words.ts'
import { customizeWords as customize } from '#words/customizations/words.ts'
import { accessPointWords } from '#words/deliveries/access-points/words.ts'
import { invoiceWords } from '#words/invoices/words.ts'
import { mailWords } from '#words/mails/words.ts'
import { officeWords } from '#words/office/app/words.ts'
import { resourceWords } from '#words/office/resources/words.ts'
import { screenWords } from '#words/office/screens/words.ts'
import { sectionWords } from '#words/office/sections/words.ts'
import { orderWords } from '#words/orders/words.ts'
import { bankWords as bank } from '#words/payments/test-bank/words.ts'
import { parameterWords } from '#words/sites/parameters/words.ts'
import { en as english } from '#words/sites/shell/en.ts'
import { fr as french } from '#words/sites/shell/fr.ts'
import { problemWords } from './problems/words.ts'
import { refusalWords } from './refusals/words.ts'

/** What a cart says of a change, with something in its holes. */
function cartSentences(locale: 'fr' | 'en'): string[] {
  const change = { name: 'Les Aubépines', from: 12, to: 6 }
  const words = cartNoticeWords[locale]
  return [
    words.yes,
    words.priceChanged(change),
    words.loweredToStock(change),
    words.loweredToMultiple(change, 6),
    words.withdrawn('Les Aubépines'),
    words.soldOut('Les Aubépines'),
    words.belowMultiple('Les Aubépines', 6),
    words.codeGone('MAI'),
    words.codeFrom('60'),
  ]
}

const facts = { limit: 12, choices: 'a, b' }
const frenchSentences = [
  ...Object.values(refusalWords.fr),
  ...Object.values(problemWords.fr).map((say) => say(facts)),
  ...Object.values(parameterWords.fr),
  ...stringsIn(french),
  ...stringsIn(listWords.fr),
  ...stringsIn(accessPointWords.fr),
  ...stringsIn(productWords.fr),
  ...stringsIn(customize.fr),
  ...stringsIn(cartPage.fr),
  ...stringsIn(cartDrawerWords.fr),
  ...cartSentences('fr'),
  ...stringsIn(checkout.fr),
  ...stringsIn(bank.fr),
  ...stringsIn(sheetWords.fr),
  ...stringsIn(eLabelWords.fr),
  ...stringsIn(mailWords.fr),
  ...stringsIn(accountWords.fr),
  ...stringsIn(orderWords.fr),
  ...stringsIn(invoiceWords.fr),
  ...stringsIn(officeWords.fr),
  ...stringsIn(resourceWords.fr),
  ...stringsIn(screenWords.fr),
  ...stringsIn(sectionWords.fr),
  ...stringsIn(standInWords.fr),
  ...stringsIn(ownThingWords.fr),
  ...DEMO_ESTATES.flatMap(({ pages }) => pages.flatMap(({ texts }) => Object.values(texts.fr))),
]

test('French has no-break spaces before : ; ! ? » and after «', () => {
  expect(frenchSentences.filter(breaksFrenchSpacing)).toEqual([])
})

test('apostrophes are curly', () => {
  const all = [
    ...frenchSentences,
    ...stringsIn(eLabelWords),
    ...stringsIn(sheetWords),
    ...stringsIn(english),
    ...stringsIn(productWords.en),
    ...stringsIn(customize.en),
    ...stringsIn(cartPage.en),
    ...stringsIn(cartDrawerWords.en),
    ...cartSentences('en'),
    ...stringsIn(checkout.en),
    ...stringsIn(bank.en),
    ...stringsIn(officeWords.en),
    ...stringsIn(screenWords.en),
    ...stringsIn(sectionWords.en),
    ...stringsIn(standInWords.en),
    ...stringsIn(ownThingWords.en),
    ...Object.values(refusalWords.en),
  ]
  expect(all.filter((text) => text.includes("'"))).toEqual([])
})

test('both languages say everything', () => {
  expect(Object.keys(refusalWords.en)).toEqual(Object.keys(refusalWords.fr))
  expect(Object.keys(problemWords.en)).toEqual(Object.keys(problemWords.fr))
  expect(Object.keys(english)).toEqual(Object.keys(french))
})

test('the English wordings of the specification stand to the letter', () => {
  expect(english.notFound).toBe('This page could not be found')
  expect(english.backHome).toBe('Back to the home page')
  expect(english.error).toBe('Error')
})
