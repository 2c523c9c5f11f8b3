import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { en as english } from '#words/checkout/en.ts'
import { fr as words } from '#words/checkout/fr.ts'
import { violationsOn } from './axe.ts'
import {
  acceptAndOrder,
  bringCart,
  GIFT_CARD,
  heading,
  next,
  openStep,
  sayWho,
  WINE,
  withAmount,
} from './checkout-visit.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const cityOf = (page: Page, label = words.fields.city) => page.getByRole('combobox', { name: label })

async function sayPlace(page: Page, { postalCode, city }: { postalCode: string; city: string }): Promise<void> {
  await page.getByLabel(words.fields.address, { exact: true }).fill('12 rue Voltaire')
  await page.getByRole('combobox', { name: words.fields.postalCode }).fill(postalCode)
  await cityOf(page).fill(city)
  await page.keyboard.press('Escape')
}

test('a town of another postal code is asked about, and corrected with one key', async ({ page }) => {
  await bringCart(page, { wanted: GIFT_CARD })
  await openStep(page, { step: 'address' })
  await sayWho(page)
  await sayPlace(page, { postalCode: '75001', city: 'Lyon' })
  await next(page, words.address.toPayment)
  await expect(cityOf(page)).toBeFocused()
  await expect(cityOf(page)).toHaveAccessibleDescription(new RegExp(words.problems['town-elsewhere']))
  const paris = page.getByRole('button', { name: 'Paris', exact: true })
  await expect(paris).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(paris).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cityOf(page)).toHaveValue('Paris')
  await expect(cityOf(page)).toBeFocused()
  await expect(paris).toBeHidden()
  await next(page, words.address.toPayment)
  await expect(heading(page, words.payment.heading)).toBeFocused()
})

test('who insists on their town is believed, until they write another', ANY_WIDTH, async ({ page }) => {
  await bringCart(page, { wanted: GIFT_CARD })
  await openStep(page, { step: 'address' })
  await sayWho(page)
  await sayPlace(page, { postalCode: '75001', city: 'Lyon' })
  await next(page, words.address.toPayment)
  const sure = page.getByRole('checkbox', { name: words.address.townConfirmed })
  await sure.check()
  await expect(cityOf(page)).not.toHaveAttribute('aria-invalid', 'true')
  await cityOf(page).fill('Lille')
  await expect(sure).toBeHidden()
  await next(page, words.address.toPayment)
  await expect(sure).not.toBeChecked()
  await sure.focus()
  await page.keyboard.press('Space')
  await next(page, words.address.toPayment)
  await expect(heading(page, words.payment.heading)).toBeFocused()
  await acceptAndOrder(page)
})

test(
  'the order asks too, in English, and brings one back to the field with all that was written',
  ANY_WIDTH,
  async ({ page }) => {
    await bringCart(page, { wanted: GIFT_CARD })
    await openStep(page, { step: 'address' })
    await sayWho(page)
    await sayPlace(page, { postalCode: '75001', city: 'Lyon' })
    await page.goto(at('localhost', '/en/cart/payment'), WHEN_READ)
    await expect(heading(page, english.payment.heading)).toBeVisible()
    await page.getByRole('checkbox', { name: english.payment.accept }).check()
    await next(page, withAmount(english.payment.order))
    await expect(heading(page, english.address.heading)).toBeVisible()
    await expect(cityOf(page, english.fields.city)).toHaveValue('Lyon')
    await expect(cityOf(page, english.fields.city)).toHaveAccessibleDescription(/belongs to: Paris/)
    await page.getByRole('button', { name: 'Paris', exact: true }).click()
    await expect(cityOf(page, english.fields.city)).toHaveValue('Paris')
  },
)

test('a postal code that does not exist is told before anything else is asked', ANY_WIDTH, async ({ page }) => {
  await bringCart(page, { wanted: GIFT_CARD })
  await openStep(page, { step: 'address' })
  await sayWho(page)
  await sayPlace(page, { postalCode: '99999', city: 'Nulleville' })
  await next(page, words.address.toPayment)
  const postalCode = page.getByRole('combobox', { name: words.fields.postalCode })
  await expect(postalCode).toBeFocused()
  await expect(postalCode).toHaveAccessibleDescription(new RegExp(words.problems['unknown-postal-code']))
})

test('the date of birth of an account is shown, not asked', ANY_WIDTH, async ({ page }) => {
  await bringCart(page, { wanted: WINE })
  await openStep(page, { step: 'address' })
  await page.getByLabel(words.fields.birthdate).fill('1970-01-01')
  await page.request.post(at('localhost', '/api/login'), {
    data: { email: 'client@example.com', password: DEMO_PASSWORD },
  })
  await page.reload(WHEN_READ)
  const birthdate = page.getByLabel(words.fields.birthdate)
  await expect(birthdate).toHaveValue('1984-09-17')
  await expect(birthdate).not.toBeEditable()
  await expect(birthdate).toHaveAccessibleDescription(words.hints.birthdateKnown)
})
