import { expect } from '@playwright/test'
import { checkoutWords } from '#words/checkout/words.ts'
import { bankWords } from '#words/payments/test-bank/words.ts'
import { violationsOn } from './axe.ts'
import { bringCart, WINE, withAmount } from './checkout-visit.ts'
import { haveAccount } from './customer.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { JOURNEY } from './tags.ts'
import type { Visitor } from './visitor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HOME = {
  firstname: 'Odile',
  lastname: 'Renard',
  address: '12 rue Voltaire',
  postalCode: '37500',
  city: 'Chinon',
  idCountry: 250,
}
const FRIEND = {
  ...HOME,
  firstname: 'Léa',
  lastname: 'Petit',
  address: '4 quai Mayaud',
  postalCode: '49400',
  city: 'Saumur',
}

/** A new account with two addresses, signed in in this browser. */
async function haveBook(visitor: Visitor): Promise<void> {
  await haveAccount(visitor)
  const headers = { origin: at('localhost', '') }
  for (const data of [HOME, FRIEND]) {
    const added = await visitor.page.request.post(at('localhost', '/api/user/address'), { headers, data })
    expect(await added.json()).toMatchObject({ success: true })
  }
}

const bookOf = async ({ page }: Visitor) =>
  (await (await page.request.get(at('localhost', '/api/user/address'))).json()).data.addresses

test(
  'one’s own addresses are offered: the first is written already, another is one click, a new one is kept',
  JOURNEY,
  async ({ visitor }) => {
    const { page, locale } = visitor
    const words = checkoutWords[locale]
    const proceed = (name: string | RegExp) => visitor.press(page.getByRole('button', { name, exact: true }))
    await haveBook(visitor)
    await bringCart(page, { wanted: WINE })
    await visitor.open('/cart/address')
    await visitor.tick(page.getByRole('radio', { name: words.address.types.delivery.label }))
    const book = page.getByRole('radiogroup', { name: words.address.book.heading })
    await expect(book.getByRole('radio', { name: HOME.address })).toBeChecked()
    const street = page.getByLabel(words.fields.address, { exact: true })
    await expect(street).toHaveValue(HOME.address)
    await expect(page.getByRole('combobox', { name: words.fields.city })).toHaveValue('Chinon')
    const keep = page.getByRole('checkbox', { name: words.address.book.keep })
    await expect(keep).toBeHidden()
    expect(await violationsOn(page)).toEqual([])

    await visitor.tick(book.getByRole('radio', { name: FRIEND.address }))
    await expect(street).toHaveValue(FRIEND.address)
    await expect(page.getByRole('checkbox', { name: words.address.someoneElse })).toBeChecked()
    await visitor.tick(page.getByRole('checkbox', { name: words.address.otherBilling }))
    const billing = page.getByRole('group', { name: words.address.billingHeading })
    await expect(billing.getByLabel(words.fields.address, { exact: true })).toHaveValue(HOME.address)
    await visitor.tick(billing.getByRole('radio', { name: words.address.book.other }))
    await visitor.write(billing.getByLabel(words.fields.address, { exact: true }), '8 rue Diderot')
    await visitor.write(billing.getByRole('combobox', { name: words.fields.postalCode }), '37500')
    await visitor.write(billing.getByRole('combobox', { name: words.fields.city }), 'Chinon')
    await page.keyboard.press('Escape')
    await visitor.tick(keep)
    expect(await violationsOn(page)).toEqual([])

    await visitor.write(page.getByLabel(words.fields.phone), '06 12 34 56 78')
    await proceed(words.address.toShipping)
    await expect(page.getByRole('heading', { level: 1, name: words.shipping.heading })).toBeVisible()
    await visitor.tick(page.getByRole('group', { name: words.shipping.home }).getByRole('radio').first())
    await proceed(words.shipping.toPayment)
    await visitor.tick(page.getByRole('checkbox', { name: words.payment.accept }))
    await proceed(withAmount(words.payment.order))
    await expect(page).toHaveURL(/\/payment\/test\/[0-9a-f]{32}$/)
    await payByTestCard(visitor)
    const thanks = words.outcome.paid.heading.replace('{firstname}', 'Odile')
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    await expect(page.getByText(FRIEND.address, { exact: true })).toBeVisible()
    await expect(page.getByText('Léa Petit')).toBeVisible()
    await expect
      .poll(async () => (await bookOf(visitor)).map(({ address }: { address: string }) => address))
      .toEqual([HOME.address, FRIEND.address, '8 rue Diderot'])
  },
)

async function payByTestCard(visitor: Visitor): Promise<void> {
  const { page, locale } = visitor
  const said = bankWords[locale]
  const card = page.getByRole('button', { name: said.ends.ok })
  await expect(card).toBeEnabled()
  await visitor.press(card)
  await visitor.press(page.getByRole('button', { name: new RegExp(`^${said.pay.split('{')[0]}`) }))
}
