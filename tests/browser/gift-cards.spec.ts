import { expect, type Page } from '@playwright/test'
import { addDays, parisDay } from '#rules/basics/paris-time.ts'
import { formatDay } from '#words/basics/dates.ts'
import { fr as refusals } from '#words/basics/refusals/fr.ts'
import { fr as drawer } from '#words/carts/drawer/fr.ts'
import { fr as words } from '#words/checkout/fr.ts'
import { fr as gift } from '#words/gift-cards/fr.ts'
import { giftLine } from '#words/gift-cards/lines/gift-line.ts'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import {
  acceptAndOrder,
  bringCart,
  expectThanks,
  heading,
  next,
  openStep,
  payWith,
  sayWhere,
  sayWho,
  storedCart,
  WINE,
  withAmount,
} from './checkout-visit.ts'
import { test } from './drawing-test.ts'
import { mailedCode } from './mailed-code.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const CARD = '/products/carte-cadeau/28'
const FREE_AMOUNT = `${CARD}/detail/55`
const euros = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()
const giftCode = (page: Page) => page.getByRole('textbox', { name: words.payment.giftCard.label })

async function fillCard(page: Page, { amount, email }: { amount: string; email: string }): Promise<void> {
  await page.getByLabel(gift.form.amount).fill(amount)
  await page.getByRole('radio', { name: gift.form.someone }).check()
  await page.getByLabel(gift.form.name, { exact: true }).fill('Paul')
  await page.getByLabel(gift.form.email).fill(email)
  await page.getByLabel(gift.form.message).fill('Joyeux anniversaire, Paul.')
}

/** Six bottles, as far as the step of the payment. */
async function goToPayment(page: Page): Promise<void> {
  await bringCart(page, { wanted: WINE })
  await openStep(page, { step: 'address' })
  await sayWho(page)
  await page.getByRole('radio', { name: words.address.types.delivery.label }).check()
  await sayWhere(page)
  await next(page, words.address.toShipping)
  await page.getByRole('group', { name: words.shipping.home }).getByRole('radio').first().check()
  await next(page, words.shipping.toPayment)
  await expect(heading(page, words.payment.heading)).toBeFocused()
}

/** Buys a card of 120 € for somebody and gives its code, as the mail tells it. */
async function buyCard(page: Page, email: string): Promise<string> {
  await goAlive(page, { host: 'localhost', path: FREE_AMOUNT })
  await fillCard(page, { amount: '120', email })
  await next(page, new RegExp(gift.form.add))
  await expect(page.getByRole('dialog', { name: drawer.added.title })).toBeVisible()
  await openStep(page, { step: 'address' })
  await sayWho(page)
  await page.getByLabel(words.fields.address, { exact: true }).fill('12 rue Voltaire')
  await page.getByRole('combobox', { name: words.fields.postalCode }).pressSequentially('3750')
  await page.getByRole('option', { name: '37500 Chinon' }).click()
  await next(page, words.address.toPayment)
  await expect(heading(page, words.payment.heading)).toBeFocused()
  await acceptAndOrder(page)
  await payWith(page, 'ok')
  await expectThanks(page)
  await expect(page.getByText(giftLine({ name: 'Paul', sendOn: null }, 'fr'))).toBeVisible()
  await expect.poll(() => storedCart(page)).toBeNull()
  await expect.poll(() => mailedCode(email), { timeout: 60_000 }).toBeDefined()
  return mailedCode(email) ?? ''
}

test(
  'a card of an amount one chooses pays an order whole, then a part of one; the bank is asked for the rest',
  ANY_WIDTH,
  async ({ page }, { project }) => {
    test.setTimeout(240_000)
    const code = await buyCard(page, `paul-${project.name}@example.org`)

    await goToPayment(page)
    await giftCode(page).fill(code)
    await next(page, words.payment.giftCard.add)
    await expect(page.getByRole('list', { name: words.payment.giftCard.list })).toBeVisible()
    await page.getByRole('checkbox', { name: words.payment.accept }).check()
    await next(page, words.payment.orderFree)
    await expectThanks(page)
    await expect(page.getByText(words.outcome.giftCards)).toBeVisible()
    await expect(page.getByText(words.outcome.paidOtherwise)).toBeHidden()
    await expect.poll(() => storedCart(page)).toBeNull()

    await goToPayment(page)
    await giftCode(page).fill(`${code.slice(0, -1)}?`)
    await next(page, words.payment.giftCard.add)
    await expect(giftCode(page)).toHaveAccessibleDescription(refusals['gift-card-unknown'])
    await expect(giftCode(page)).toHaveValue(`${code.slice(0, -1)}?`)
    await giftCode(page).fill(code.toLowerCase().replaceAll('-', ' '))
    await next(page, words.payment.giftCard.add)
    const cards = page.getByRole('list', { name: words.payment.giftCard.list })
    await expect(cards.getByRole('listitem')).toHaveCount(1)
    await expect(euros(page, words.recap.left)).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(code.slice(0, 4).toLowerCase())

    await giftCode(page).fill(code)
    await next(page, words.payment.giftCard.add)
    await expect(page.getByText(words.payment.giftCard.twice)).toBeVisible()
    await page.getByRole('button', { name: /^Retirer la carte cadeau/ }).click()
    await expect(cards).toBeHidden()
    await giftCode(page).fill(code)
    await next(page, words.payment.giftCard.add)
    await expect(cards.getByRole('listitem')).toHaveCount(1)

    const sums = await page
      .getByText(words.recap.left, { exact: true })
      .filter({ visible: true })
      .last()
      .evaluate((label) => label.parentElement?.textContent)
    const left = sums?.replace(words.recap.left, '') ?? ''
    await acceptAndOrder(page)
    await expect(page.getByRole('button', { name: `Payer ${left}` })).toBeVisible()
    await payWith(page, 'ok')
    await expectThanks(page)
    await expect(page.getByText(words.outcome.giftCards)).toBeVisible()
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(code.slice(-6))

    await goAlive(page, { host: 'localhost', path: '/gift-card' })
    await page.getByLabel(gift.balance.code).fill(code)
    await next(page, gift.balance.see)
    await expect(page.getByText(/^0,00\s€$/)).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  },
)

test(
  'the form of a card says what is wrong at its field, keeps what was typed and tells the day',
  ANY_WIDTH,
  async ({ page }) => {
    await goAlive(page, { host: 'localhost', path: FREE_AMOUNT })
    const amount = page.getByLabel(gift.form.amount)
    await next(page, new RegExp(gift.form.add))
    await expect(amount).toBeFocused()
    await expect(amount).toHaveAccessibleDescription(/20,00.€ à 500,00.€\.$/)
    await fillCard(page, { amount: '42,50', email: 'paul(at)example.org' })
    await next(page, new RegExp(gift.form.add))
    const email = page.getByLabel(gift.form.email)
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/n’est pas valable/)
    expect(await violationsOn(page)).toEqual([])

    await email.fill('paul@example.org')
    const day = addDays(parisDay(new Date()), 30)
    await page.getByLabel(gift.form.day).fill(day)
    // Another amount is another page; what was typed for Paul stays.
    await page.getByRole('link', { name: /^100/ }).click()
    await expect(amount).toBeHidden()
    await expect(page.getByLabel(gift.form.message)).toHaveValue('Joyeux anniversaire, Paul.')
    await next(page, new RegExp(gift.form.add))
    await expect(page.getByRole('dialog', { name: drawer.added.title })).toBeVisible()
    await goAlive(page, { host: 'localhost', path: '/cart' })
    const sent = page.getByText(`Pour Paul, envoyée par courriel le ${formatDay(day, 'fr')}`)
    await expect(sent).toBeVisible()
    await page.getByRole('button', { name: /^Retirer/ }).click()
    await page.getByRole('button', { name: /^Annuler|^Remettre/ }).click()
    await expect(sent).toBeVisible()
  },
)

test('a card that the order finds unknown is told at its field, and can be taken out', ANY_WIDTH, async ({ page }) => {
  await goToPayment(page)
  const data = { balance: 30, expiresAt: '2099-01-01T00:00:00.000Z' }
  const balance = '**/api/gift-card/balance'
  await page.route(balance, (route) => route.fulfill({ json: { success: true, data, message: '' } }))
  await giftCode(page).fill('0000-0000-0000-0000-0')
  await next(page, words.payment.giftCard.add)
  const cards = page.getByRole('list', { name: words.payment.giftCard.list })
  await expect(cards).toBeVisible()
  await page.unroute(balance)
  await page.getByRole('checkbox', { name: words.payment.accept }).check()
  await next(page, withAmount(words.payment.order))
  await expect(cards.getByText(refusals['gift-card-unknown'])).toBeVisible()
  await expect(page.locator('#cartes-cadeaux')).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: /^Retirer la carte cadeau/ }).click()
  await expect(page.getByText(refusals['gift-card-unknown'])).toBeHidden()
  await acceptAndOrder(page)
})
