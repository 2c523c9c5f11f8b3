import { expect, type Page } from '@playwright/test'
import { fr as words } from '#words/checkout/fr.ts'
import { violationsOn } from './axe.ts'
import { acceptAndOrder, bringCart, expectThanks, heading, next, openStep, payWith, WINE } from './checkout-visit.ts'
import { test } from './drawing-test.ts'
import { at } from './estates.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HOME = {
  firstname: 'Marie',
  lastname: 'Dupont',
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
async function signInWithBook(page: Page): Promise<void> {
  const account = {
    email: `marie-${crypto.randomUUID()}@example.org`,
    password: 'Trois-petits-chats',
    firstname: 'Marie',
    lastname: 'Dupont',
    birthdate: '1980-05-12',
    acceptsTerms: true,
  }
  // As the estate's own pages ask.
  const headers = { origin: at('localhost', '') }
  const registered = await page.request.post(at('localhost', '/api/register'), { headers, data: account })
  expect(registered.ok()).toBe(true)
  for (const data of [HOME, FRIEND]) {
    const added = await page.request.post(at('localhost', '/api/user/address'), { headers, data })
    expect(await added.json()).toMatchObject({ success: true })
  }
}

const bookOf = async (page: Page) =>
  (await (await page.request.get(at('localhost', '/api/user/address'))).json()).data.addresses

test('one’s own addresses are offered: the first is written already, another is one click, a new one is kept', async ({
  page,
}) => {
  await signInWithBook(page)
  await bringCart(page, { wanted: WINE })
  await openStep(page, { step: 'address' })
  await page.getByRole('radio', { name: words.address.types.delivery.label }).check()
  const book = page.getByRole('radiogroup', { name: words.address.book.heading })
  await expect(book.getByRole('radio', { name: HOME.address })).toBeChecked()
  const street = page.getByLabel(words.fields.address, { exact: true })
  await expect(street).toHaveValue(HOME.address)
  await expect(page.getByRole('combobox', { name: words.fields.city })).toHaveValue('Chinon')
  const keep = page.getByRole('checkbox', { name: words.address.book.keep })
  await expect(keep).toBeHidden()
  expect(await violationsOn(page)).toEqual([])

  await book.getByRole('radio', { name: FRIEND.address }).check()
  await expect(street).toHaveValue(FRIEND.address)
  await expect(page.getByRole('checkbox', { name: words.address.someoneElse })).toBeChecked()
  await page.getByRole('checkbox', { name: words.address.otherBilling }).check()
  const billing = page.getByRole('group', { name: words.address.billingHeading })
  await expect(billing.getByLabel(words.fields.address, { exact: true })).toHaveValue(HOME.address)
  await billing.getByRole('radio', { name: words.address.book.other }).check()
  await billing.getByLabel(words.fields.address, { exact: true }).fill('8 rue Diderot')
  await billing.getByRole('combobox', { name: words.fields.postalCode }).fill('37500')
  await billing.getByRole('combobox', { name: words.fields.city }).fill('Chinon')
  await page.keyboard.press('Escape')
  await keep.check()
  expect(await violationsOn(page)).toEqual([])

  await page.getByLabel(words.fields.phone).fill('06 12 34 56 78')
  await next(page, words.address.toShipping)
  await expect(heading(page, words.shipping.heading)).toBeVisible()
  await page.getByRole('group', { name: words.shipping.home }).getByRole('radio').first().check()
  await next(page, words.shipping.toPayment)
  await acceptAndOrder(page)
  await payWith(page, 'ok')
  await expectThanks(page)
  await expect(page.getByText(FRIEND.address)).toBeVisible()
  await expect(page.getByText('Léa Petit')).toBeVisible()
  await expect
    .poll(async () => (await bookOf(page)).map(({ address }: { address: string }) => address))
    .toEqual([HOME.address, FRIEND.address, '8 rue Diderot'])
})
