import { expect } from '@playwright/test'
import { fr as link } from '#words/checkout/payment-link/fr.ts'
import { fr as words } from '#words/office/entry/fr.ts'
import { violationsOn } from './axe.ts'
import { test } from './journey-test.ts'
import { openOffice, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

test('an order is entered with the keyboard and paid by its link', ANY_WIDTH, async ({ page }) => {
  await signInToOffice(page.context())
  await openOffice(page, '/orders/create')
  await page.getByLabel(words.lines.search).fill('Aubépines')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  const quantity = page.getByRole('spinbutton', { name: /^Quantité/ }).first()
  await expect(quantity).toBeFocused()
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(words.lines.search)).toBeFocused()
  await page.getByRole('button', { name: words.delivery.types.CLICK_AND_COLLECT }).click()
  await page.getByLabel(words.delivery.place).click()
  await page.getByRole('option').first().click()
  await page.getByLabel(words.customer.firstname).fill('Odile')
  await page.getByLabel(words.customer.lastname).fill('Vasseur')
  await page.getByLabel(words.customer.phone).fill('0612345678')
  await page.getByLabel(words.address.address, { exact: true }).fill('12 rue des Tonneliers')
  await page.getByLabel(words.address.postalCode).fill('37000')
  await page.getByLabel(words.address.city).fill('Tours')
  await page.getByRole('combobox', { name: words.payment.title }).click()
  await page.getByRole('option', { name: words.payment.means.LINK }).click()
  await page.getByLabel(words.isAdult).check()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: words.save }).click()
  const address = page.getByLabel(words.done.link, { exact: true })
  await expect(address).toBeVisible()
  await page.goto(new URL(await address.inputValue()).pathname)
  await page.getByLabel(link.terms).check()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: /^Régler/ }).click()
  await expect(page).toHaveURL(/\/payment\/test\//)
})

test('a quote is saved, and accepted by its link', async ({ page }) => {
  await signInToOffice(page.context())
  await openOffice(page, '/quotes')
  await expect(page.getByRole('link', { name: words.create })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
