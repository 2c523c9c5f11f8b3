import { expect } from '@playwright/test'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { en as english } from '#words/checkout/en.ts'
import { fr as words } from '#words/checkout/fr.ts'
import { accessPointWords } from '#words/deliveries/access-points/words.ts'
import { orderGuideWords } from '#words/orders/guide/words.ts'
import { en as bankEnglish } from '#words/payments/test-bank/en.ts'
import { fr as bankWords } from '#words/payments/test-bank/fr.ts'
import { fr as siteWords } from '#words/sites/shell/fr.ts'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import {
  acceptAndOrder,
  bringCart,
  expectThanks,
  GIFT_CARD,
  heading,
  next,
  openStep,
  payAgain,
  payWith,
  sayWhere,
  sayWho,
  storedCart,
  typeThrough,
  WINE,
  withAmount,
  YSALINE_WINE,
} from './checkout-visit.ts'
import { PARAMETERS_OF_YSALINE } from './connected-estates.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const radio = words.address.types

test('a guest has six bottles delivered: every step is told, checked and paid for once', async ({ page }) => {
  const cartId = await bringCart(page, { wanted: WINE })
  await openStep(page, { step: 'address' })
  await next(page, words.address.toShipping)
  await expect(page.getByLabel(words.fields.email)).toBeFocused()
  await expect(page.getByLabel(words.fields.birthdate)).toHaveAccessibleDescription(
    `${words.hints.birthdate} ${words.problems.missing}`,
  )
  expect(await violationsOn(page)).toEqual([])
  await sayWho(page)
  await page.getByRole('radio', { name: radio.delivery.label }).check()
  await sayWhere(page)
  await page.getByRole('checkbox', { name: words.address.remind }).check()
  await next(page, words.address.toShipping)

  await expect(heading(page, words.shipping.heading)).toBeFocused()
  const carriers = page.getByRole('group', { name: words.shipping.home }).getByRole('radio')
  await carriers.first().check()
  expect(await violationsOn(page)).toEqual([])
  await next(page, words.shipping.toPayment)

  await expect(heading(page, words.payment.heading)).toBeFocused()
  await expect(page.getByRole('region', { name: words.payment.delivery })).toContainText('37500 Chinon')
  await expect(page.getByText('14 jours')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await next(page, withAmount(words.payment.order))
  const tick = page.getByRole('checkbox', { name: words.payment.accept })
  await expect(tick).toBeFocused()
  await expect(tick).toHaveAccessibleDescription(words.payment.acceptMissing)
  await acceptAndOrder(page)
  expect(await violationsOn(page)).toEqual([])
  expect(await storedCart(page)).toBe(cartId)
  await payWith(page, 'ok')

  await expectThanks(page)
  await expect(page).toHaveURL(/\/order\/success\?order=[0-9a-f]{32}$/)
  await expect(page.getByRole('heading', { name: orderGuideWords.fr.steps.DELIVERY })).toBeVisible()
  await expect(page.getByText('marie@example.org').first()).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await expect.poll(() => storedCart(page)).toBeNull()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(checkout|address|carrier)/.test(key))),
  ).toEqual([])
  await page.reload(WHEN_READ)
  await expectThanks(page)
})

test('a parcel goes to an access point near the address', async ({ page }) => {
  await bringCart(page, { wanted: WINE })
  await openStep(page, { step: 'address' })
  await sayWho(page)
  await page.getByRole('radio', { name: radio.pickup.label }).check()
  await sayWhere(page)
  await next(page, words.address.toShipping)
  const carrier = page.getByRole('group', { name: words.shipping.relay, exact: true }).getByRole('radio').first()
  await carrier.check()
  await next(page, words.shipping.toPayment)
  await expect(page.getByText(words.shipping.choosePoint)).toBeVisible()
  const point = page.getByRole('group', { name: accessPointWords.fr.legend }).getByRole('radio').first()
  await point.check({ force: true })
  expect(await violationsOn(page)).toEqual([])
  await next(page, words.shipping.toPayment)
  await expect(page.getByRole('region', { name: words.payment.delivery })).toBeVisible()
  await acceptAndOrder(page)
  await payWith(page, 'ok')
  await expectThanks(page)
  await expect(page.getByRole('heading', { level: 3, name: words.outcome.delivery.PICKUP, exact: true })).toBeVisible()
})

test('an order is fetched at the estate, on a day and at an hour chosen with the keyboard', async ({ page }) => {
  await bringCart(page, { wanted: { ...WINE, quantity: 2 } })
  await openStep(page, { step: 'address' })
  await sayWho(page)
  await page.getByRole('radio', { name: radio.clickAndCollect.label }).check()
  await sayWhere(page)
  await next(page, words.address.toCollect)
  await expect(heading(page, words.shipping.collectHeading)).toBeFocused()
  const calendar = page.getByRole('grid')
  const free = calendar.getByRole('button', { name: /libre/ })
  const nextMonth = page.getByRole('button', { name: words.shipping.collect.next })
  await expect(calendar).toHaveAttribute('aria-busy', 'false')
  await nextMonth.click()
  await expect(free.first()).toBeVisible()
  await free.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(free.first()).not.toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(free.first()).toBeFocused()
  await page.keyboard.press('Enter')
  const slot = page.getByRole('group', { name: words.shipping.collect.hour }).getByRole('radio').first()
  await slot.focus()
  await page.keyboard.press('Space')
  await expect(slot).toBeChecked()
  expect(await violationsOn(page)).toEqual([])
  await next(page, words.shipping.toPayment)
  await expect(page.getByRole('region', { name: words.payment.collect })).toContainText('Rendez-vous')
  await acceptAndOrder(page)
  await payWith(page, 'ok')
  await expectThanks(page)
  await expect(page.getByText(/\w+ (1er|\d+) \p{L}+, de \d+\sh/u)).toBeVisible()
})

test('a gift card needs no delivery and skips that step', ANY_WIDTH, async ({ page }) => {
  await bringCart(page, { wanted: GIFT_CARD })
  await openStep(page, { step: 'address' })
  await expect(page.getByText(words.address.noDelivery)).toBeVisible()
  await expect(page.getByRole('navigation', { name: words.stepsLabel }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByLabel(words.fields.birthdate)).toBeHidden()
  await sayWho(page)
  await sayWhere(page)
  await next(page, words.address.toPayment)
  await acceptAndOrder(page)
  await payWith(page, 'ok')
  await expectThanks(page)
  await expect(page.getByText(orderGuideWords.fr.byMail)).toBeVisible()
})

test('a refused card is told in words, the cart is kept, and another card pays', ANY_WIDTH, async ({ page }) => {
  const cartId = await bringCart(page, { wanted: GIFT_CARD })
  await openStep(page, { step: 'address' })
  await sayWho(page)
  await sayWhere(page)
  await next(page, words.address.toPayment)
  await acceptAndOrder(page)
  await payWith(page, 'insufficient-funds')
  await expect(heading(page, words.outcome.failed.heading)).toBeVisible()
  await expect(page).toHaveURL(/\/order\/error\?order=/)
  await expect(page.getByText(words.outcome.failures['insufficient-funds'])).toBeVisible()
  await expect(page.getByText(words.outcome.failed.lead)).toBeVisible()
  expect(await storedCart(page)).toBe(cartId)
  await payAgain(page)
  await acceptAndOrder(page)
  await payWith(page, 'ok')
  await expectThanks(page)
})

test('the bank asks whether it is you: refused it fails, confirmed it pays', ANY_WIDTH, async ({ page }) => {
  await bringCart(page, { wanted: GIFT_CARD })
  await openStep(page, { step: 'address' })
  await sayWho(page)
  await sayWhere(page)
  await next(page, words.address.toPayment)
  await acceptAndOrder(page)
  await payWith(page, 'challenge')
  await expect(heading(page, bankWords.challenge.heading)).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: bankWords.challenge.refuse }).click()
  await expect(page.getByText(words.outcome.failures['authentication-failed'])).toBeVisible()
  await payAgain(page)
  await acceptAndOrder(page)
  await payWith(page, 'challenge')
  await page.getByRole('button', { name: bankWords.challenge.confirm }).click()
  await expectThanks(page)
})

test(
  'who leaves the bank is told that nothing was charged, and finds everything as it was',
  ANY_WIDTH,
  async ({ page }) => {
    const cartId = await bringCart(page, { wanted: GIFT_CARD })
    await openStep(page, { step: 'address' })
    await sayWho(page)
    await sayWhere(page)
    await next(page, words.address.toPayment)
    await acceptAndOrder(page)
    const atBank = page.url()
    await page.goBack(WHEN_READ)
    await expect(heading(page, words.payment.heading)).toBeVisible()
    await acceptAndOrder(page)
    // The same order, and the same payment: nobody pays twice by going back.
    expect(page.url()).toBe(atBank)
    await page.getByRole('button', { name: bankWords.cancel }).click()
    await expect(heading(page, words.outcome.cancelled.heading)).toBeVisible()
    await expect(page).toHaveURL(/\/order\/cancel\?order=/)
    await expect(page.getByText(words.outcome.cancelled.lead)).toBeVisible()
    expect(await storedCart(page)).toBe(cartId)
  },
)

test('a customer who is signed in finds their own name', ANY_WIDTH, async ({ page }) => {
  const host = at('localhost', '/api/login')
  await page.request.post(host, { data: { email: 'client@example.com', password: DEMO_PASSWORD } })
  await bringCart(page, { wanted: GIFT_CARD })
  await openStep(page, { step: 'address' })
  await expect(page.getByText(words.address.signedIn.replace('{email}', 'client@example.com'))).toBeVisible()
  await expect(page.getByLabel(words.fields.email)).toHaveValue('client@example.com')
  await expect(page.getByLabel(words.fields.firstname, { exact: true })).not.toHaveValue('')
  await expect(page.getByRole('link', { name: words.address.hasAccount })).toBeHidden()
})

test('in English, with the keyboard alone', ANY_WIDTH, async ({ page }) => {
  await bringCart(page, { wanted: GIFT_CARD })
  await openStep(page, { step: 'address' })
  await page.goto(at('localhost', '/en/cart/address'), WHEN_READ)
  const email = page.getByLabel(english.fields.email)
  // Drawn at once, it takes words as soon as the cart is read.
  await expect(email).toBeEnabled()
  await email.focus()
  await typeThrough(page, ['mary@example.org', 'Marie', 'Smith', '+33612345678', ''])
  await expect(page.getByLabel(english.fields.company)).toBeFocused()
  await typeThrough(page, ['', '12 rue Voltaire', '', '37500'])
  const town = page.getByRole('option', { name: '37500 Chinon' })
  await expect(town).toBeVisible()
  while ((await town.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: english.fields.city })).toHaveValue('Chinon')
  await page.keyboard.press('Enter')
  await expect(heading(page, english.payment.heading)).toBeFocused()
  const tick = page.getByRole('checkbox', { name: english.payment.accept })
  await tick.focus()
  await page.keyboard.press('Space')
  await expect(tick).toBeChecked()
  const order = page.getByRole('button', { name: english.payment.order })
  await order.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/payment\/test\//)
  const number = page.getByLabel(bankEnglish.number)
  await expect(number).toBeEnabled()
  await number.focus()
  await typeThrough(page, ['4242424242424242', '1234', '123'])
  await expect(number).toHaveValue('4242 4242 4242 4242')
  await page.keyboard.press('Enter')
  await expect(heading(page, english.outcome.paid.heading.replace('{firstname}', 'Marie'))).toBeVisible()
})

test(
  'a step entered too early leads back and says why; without a cart there is nothing to order',
  ANY_WIDTH,
  async ({ page }) => {
    await openStep(page, { step: 'payment' })
    await expect(heading(page, words.noCart.heading)).toBeVisible()
    // The checkout's document came without the foot of other pages: it is drawn on the way to them.
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Nos albums' })).toBeVisible()
    await bringCart(page, { wanted: WINE })
    await openStep(page, { step: 'payment' })
    await expect(page).toHaveURL(/\/cart\/address$/)
    await expect(page.getByText(words.why.address)).toBeVisible()
  },
)

test('who is not eighteen is refused next to the date of birth', ANY_WIDTH, async ({ page }) => {
  await bringCart(page, { wanted: WINE })
  await openStep(page, { step: 'address' })
  await sayWho(page)
  const birthdate = page.getByLabel(words.fields.birthdate)
  await birthdate.fill('2015-01-01')
  await page.getByRole('radio', { name: radio.delivery.label }).check()
  await sayWhere(page)
  await next(page, words.address.toShipping)
  await expect(birthdate).toBeFocused()
  await expect(birthdate).toHaveAccessibleDescription(new RegExp(words.problems['too-young']))
})

test(
  'what was written survives a reload; another tab follows, but is not told who buys',
  ANY_WIDTH,
  async ({ page, context }) => {
    await bringCart(page, { wanted: WINE })
    await openStep(page, { step: 'address' })
    await sayWho(page)
    const other = await context.newPage()
    await openStep(other, { step: 'address' })
    await expect(other.getByLabel(words.fields.phone)).toHaveValue('06 12 34 56 78')
    await expect(other.getByLabel(words.fields.email)).toHaveValue('')
    await other.getByLabel(words.fields.phone).fill('02 41 00 00 00')
    await expect(page.getByLabel(words.fields.phone)).toHaveValue('02 41 00 00 00')
    await page.reload(WHEN_READ)
    await expect(page.getByLabel(words.fields.email)).toHaveValue('marie@example.org')
    await expect(page.getByLabel(words.fields.phone)).toHaveValue('02 41 00 00 00')
    // To fetch the order, no town of a parcel is needed: it is forgotten, and what was written of one's own stays.
    await page.getByRole('radio', { name: radio.delivery.label }).check()
    await sayWhere(page)
    expect(await page.evaluate(() => localStorage.getItem('city'))).toContain('Chinon')
    await page.getByRole('radio', { name: radio.clickAndCollect.label }).check()
    await expect(page.getByRole('combobox', { name: words.fields.city })).toHaveValue('Chinon')
    expect(await page.evaluate(() => localStorage.getItem('city'))).toBeNull()
  },
)

test('an order that nobody made is not found, whatever is claimed of it', ANY_WIDTH, async ({ page }) => {
  const madeUp = '0'.repeat(32)
  for (const path of [`/cart/success/${madeUp}`, `/order/success?order=${madeUp}`, '/cart/success/x']) {
    const answer = await page.goto(at('localhost', path), WHEN_READ)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(heading(page, siteWords.notFound)).toBeVisible()
  }
  await page.goto(at('localhost', '/order/cancel'), WHEN_READ)
  await expect(heading(page, words.outcome.none.heading)).toBeVisible()
})

test(
  'SHIPPING_MESSAGE and BREATHALYSER_BANNER are said where one chooses and pays, at their estate only',
  ANY_WIDTH,
  async ({ page }) => {
    const breathalyser = page.getByRole('heading', { name: words.payment.breathalyser.heading })
    const message = page.getByText(PARAMETERS_OF_YSALINE.SHIPPING_MESSAGE)
    for (const [host, wine, isSaid] of [
      ['coteaux.localhost', YSALINE_WINE, true],
      ['localhost', WINE, false],
    ] as const) {
      await bringCart(page, { wanted: wine, host })
      await openStep(page, { step: 'address', host })
      await sayWho(page)
      await page.getByRole('radio', { name: radio.delivery.label }).check()
      await sayWhere(page)
      await next(page, words.address.toShipping)
      await page.getByRole('group', { name: words.shipping.home }).getByRole('radio').first().check()
      await expect(message).toHaveCount(isSaid ? 1 : 0)
      await next(page, words.shipping.toPayment)
      await expect(heading(page, words.payment.heading)).toBeFocused()
      await expect(breathalyser).toHaveCount(isSaid ? 1 : 0)
    }
  },
)

test('the estate’s own style ends where one orders, however one came there', ANY_WIDTH, async ({ page }) => {
  const hasOwnStyle = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('style')].some(({ textContent }) => textContent.includes('0.31em')),
    )
  await goAlive(page, { host: 'coteaux.localhost', path: '/' })
  expect(await hasOwnStyle()).toBe(true)
  await page.evaluate(() => {
    const link = document.querySelector('a[href="/cart"]')
    if (link instanceof HTMLElement) link.click()
  })
  await expect(page).toHaveURL(/\/cart$/)
  await expect.poll(hasOwnStyle).toBe(false)
})

test('what the server refuses is told where it can be put right', ANY_WIDTH, async ({ page }) => {
  await bringCart(page, { wanted: GIFT_CARD })
  await openStep(page, { step: 'address' })
  await sayWho(page)
  await sayWhere(page)
  await next(page, words.address.toPayment)
  const answers: object[] = [
    { code: 'total-changed', message: 'Autre total' },
    { code: 'payment-away', message: 'La banque ne répond pas.' },
    { code: 'invalid-input', message: 'Champs', errors: { 'user.phone': 'Ce numéro n’existe pas.' } },
  ]
  await page.route('**/api/order', (route) => {
    const body = { success: false, data: null, ...answers.shift() }
    return route.fulfill({ status: 409, json: body })
  })
  const order = () => next(page, withAmount(words.payment.order))
  await page.getByRole('checkbox', { name: words.payment.accept }).check()
  await order()
  await expect(page.getByRole('alert').getByText(words.payment.totalChanged)).toBeVisible()
  await order()
  await expect(page.getByRole('alert').getByText('La banque ne répond pas.')).toBeVisible()
  await order()
  await expect(page).toHaveURL(/\/cart\/address$/)
  await expect(page.getByLabel(words.fields.phone)).toHaveAccessibleDescription(/Ce numéro n’existe pas\./)
})
