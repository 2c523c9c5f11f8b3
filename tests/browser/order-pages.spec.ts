import { expect } from '@playwright/test'
import sharp from 'sharp'
import { fill } from '#words/basics/fill.ts'
import { cartPageWords } from '#words/carts/page/words.ts'
import { cellarWords } from '#words/cellar/words.ts'
import { orderPageWords } from '#words/orders/account/words.ts'
import { returnWords } from '#words/returns/words.ts'
import { siteWords } from '#words/sites/shell/words.ts'
import { whenAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { buyGiftCard } from './bought-card.ts'
import { haveAccount, haveOrder } from './customer.ts'
import { test } from './journey-test.ts'
import { expectFocusKept } from './keyboard.ts'
import { JOURNEY, JOURNEY_AT_ANY_WIDTH } from './tags.ts'
import type { Visitor } from './visitor.ts'

/** The words before what is filled in: `Commande `. */
const beginning = (text: string) => text.split('{')[0] ?? ''

/** One's order of Les Aubépines that has arrived, found in the list by its state and a word of it. */
async function findDelivered(visitor: Visitor): Promise<void> {
  const { page, locale } = visitor
  const said = orderPageWords[locale]
  await visitor.open('/account/orders')
  await expect(page.getByText(fill(said.count.many, { n: 2 }))).toBeVisible()
  await visitor.write(page.getByLabel(said.search), 'aubépines')
  await visitor.choose(page.getByLabel(said.status, { exact: true }), 'DELIVERED')
  await visitor.press(page.getByRole('button', { name: said.filter }))
  await expect(page.getByText(fill(said.count.one, { n: 1 }), { exact: true })).toBeVisible()
  await expectFocusKept(page)
  expect(await violationsOn(page, 'main')).toEqual([])
  await visitor.press(page.getByRole('listitem').filter({ hasText: 'Les Aubépines' }).getByRole('link'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(beginning(said.heading))
  expect(await violationsOn(page, 'main')).toEqual([])
}

test(
  'a broken bottle: from the list of orders to the page of its return, with a photograph',
  JOURNEY,
  async ({ visitor }) => {
    const { page, locale } = visitor
    const said = returnWords[locale]
    const email = await haveAccount(visitor)
    await haveOrder(email, { status: 'DELIVERED', lines: [{ name: 'Les Aubépines', quantity: 6 }] })
    await haveOrder(email, { status: 'PAID', lines: [{ name: 'Les Aubépines', quantity: 1 }] })
    await findDelivered(visitor)
    await visitor.press(page.getByRole('link', { name: orderPageWords[locale].return }))
    await expect(page.getByRole('heading', { level: 1, name: said.ask.title })).toBeVisible()
    expect(await violationsOn(page, 'main')).toEqual([])
    await visitor.press(page.getByRole('button', { name: said.ask.submit }))
    await expect(page.getByRole('alert').filter({ hasText: said.ask.chooseOne })).toBeVisible()
    await expectFocusKept(page)
    await visitor.choose(page.getByRole('combobox', { name: said.ask.quantity }), '1')
    await visitor.choose(page.getByRole('combobox', { name: said.ask.reason }), 'DAMAGED')
    await visitor.write(page.getByLabel(said.ask.description), 'Le carton était humide.')
    await visitor.press(page.getByRole('button', { name: said.ask.submit }))
    await expect(page.getByText(said.page.todo.ASKED)).toBeVisible()
    const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a1f2b' } })
      .jpeg()
      .toBuffer()
    await visitor.attach(page.getByLabel(said.page.addPictures), { name: 'a.jpg', mimeType: 'image/jpeg', buffer })
    await visitor.press(page.getByRole('button', { name: said.page.send }))
    await expect(page.getByRole('img', { name: fill(said.page.picture, { n: 1 }) })).toBeVisible()
    expect(await violationsOn(page, 'main')).toEqual([])
  },
)

test('an order is given up before it is paid for, then ordered again', JOURNEY_AT_ANY_WIDTH, async ({ visitor }) => {
  const { page, locale } = visitor
  const said = orderPageWords[locale]
  const email = await haveAccount(visitor)
  await haveOrder(email, { status: 'AWAITING_PAYMENT', columns: { paid_at: null } })
  await visitor.open('/account/orders')
  await visitor.press(page.getByRole('listitem').filter({ hasText: 'Les Aubépines' }).getByRole('link'))
  await visitor.press(page.locator('summary', { hasText: said.cancel }))
  await expect(page.getByText(said.cancelUnpaid)).toBeVisible()
  expect(await violationsOn(page, 'main')).toEqual([])
  await visitor.press(page.getByRole('button', { name: said.cancelConfirm }))
  await expect(page.getByRole('status').filter({ hasText: said.done.cancelled })).toBeVisible()
  await expectFocusKept(page)
  expect(await violationsOn(page, 'main')).toEqual([])
  await visitor.press(page.getByRole('button', { name: said.reorder }))
  await expect(page.getByRole('heading', { level: 1, name: cartPageWords[locale].title })).toBeVisible()
})

test('by the link of a mail: a question about an order', JOURNEY_AT_ANY_WIDTH, async ({ visitor }) => {
  const { page, locale } = visitor
  const said = orderPageWords[locale]
  const { publicId } = await buyGiftCard(visitor, { email: 'marie@example.org' })
  await visitor.open(`/order/${publicId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(beginning(said.heading))
  await visitor.press(page.locator('summary', { hasText: said.question }))
  await visitor.write(page.getByLabel(said.questionLabel), 'Can it wait until Monday?')
  await visitor.press(page.getByRole('button', { name: said.questionSend }))
  await expect(page.getByRole('status').filter({ hasText: said.done.asked })).toBeVisible()
  await expectFocusKept(page)
  await whenAlive(page)
  expect(await violationsOn(page, 'main')).toEqual([])
})

test('a bottle of the cellar is opened, and put back', JOURNEY_AT_ANY_WIDTH, async ({ visitor }) => {
  const { page, locale } = visitor
  const said = cellarWords[locale]
  await haveOrder(await haveAccount(visitor), { status: 'DELIVERED' })
  await visitor.open('/account/cellar')
  expect(await violationsOn(page)).toEqual([])
  const wine = page.getByRole('region', { name: said.all }).getByRole('listitem').first()
  const open = wine.getByRole('button', { name: beginning(said.openLabel) })
  const putBack = wine.getByRole('button', { name: beginning(said.putBackLabel) })
  await expect(wine).toContainText(fill(said.stockLabel, { left: 6, bought: 6 }))
  await expect(putBack).toHaveCount(0)
  await visitor.press(open)
  await expect(wine).toContainText(fill(said.stockLabel, { left: 5, bought: 6 }))
  await expect(open).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await visitor.press(putBack)
  await expect(wine).toContainText(fill(said.stockLabel, { left: 6, bought: 6 }))
  await expect(putBack).toHaveCount(0)
  await expectFocusKept(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest withdraws, from the foot of a page to the receipt', JOURNEY, async ({ visitor }) => {
    const { page, locale } = visitor
    const said = returnWords[locale].withdrawal
    const { reference } = await buyGiftCard(visitor, { email: 'marie@example.org' })
    await visitor.openPlain('/legal-notice')
    await visitor.press(page.getByRole('link', { name: siteWords[locale].withdrawal }))
    await visitor.write(page.getByLabel(said.reference), reference)
    await visitor.write(page.getByLabel(said.email), 'marie@example.org')
    await visitor.press(page.getByRole('button', { name: said.find }))
    await visitor.write(page.getByLabel(said.name), 'Marie Dupont')
    await visitor.press(page.getByRole('button', { name: said.confirm }))
    await expect(page.getByRole('heading', { level: 1, name: said.declared })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: reference })).toBeVisible()
    // Who only knows a reference and an address is not led to the order itself.
    await expect(page.getByRole('link', { name: said.follow })).toHaveCount(0)
  })
})
