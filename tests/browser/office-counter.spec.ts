import { expect } from '@playwright/test'
import { fr as link } from '#words/checkout/payment-link/fr.ts'
import { fr as words } from '#words/office/entry/fr.ts'
import { violationsOn } from './axe.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { openOffice, signInToOffice } from './office.ts'

test.use({ locale: 'fr-FR' })

test('an order is entered with the keyboard and leads to the bank by its link', async ({ page }) => {
  await signInToOffice(page.context())
  const { promise: mayCome, resolve: priceMayCome } = Promise.withResolvers<void>()
  await page.route('**/api/admin/orders/price?*', (route) => mayCome.then(() => route.continue()))
  await openOffice(page, '/orders/create')
  const search = page.getByLabel(words.lines.search)
  await search.fill('Aubépines')
  await expect(page.getByRole('option', { name: /Aubépines/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: /^Quantité/ })).toBeFocused()
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  const delivery = page.getByRole('main').getByRole('button', { name: words.delivery.types.DELIVERY })
  const before = await delivery.boundingBox()
  priceMayCome()
  await expect(page.getByText(/ × 6 = /)).toBeVisible()
  // What comes late moves nothing that is about to be touched.
  expect(await delivery.boundingBox()).toEqual(before)
  await delivery.click()
  const typed = {
    [words.customer.firstname]: 'Odile',
    [words.customer.lastname]: 'Vasseur',
    [words.customer.email]: 'odile@example.org',
    [words.customer.phone]: '0612345678',
    [words.address.address]: '12 rue des Tonneliers',
    [words.address.postalCode]: '37000',
    [words.address.city]: 'Tours',
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('combobox', { name: words.delivery.carrier }).click()
  await page.locator('[role=option]:not([aria-disabled=true])').first().click()
  await page.getByRole('combobox', { name: words.payment.title }).click()
  await page.getByRole('option', { name: words.payment.means.LINK }).click()
  await page.getByLabel(words.isAdult).check()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: words.save, exact: true }).click()
  const address = page.getByRole('textbox', { name: words.done.link })
  await expect(address).toBeVisible()
  await page.goto(at('localhost', new URL(await address.inputValue()).pathname))
  await page.getByRole('checkbox', { name: new RegExp(link.terms) }).check()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: /^Régler/ }).click()
  await expect(page).toHaveURL(/\/payment\/test\//)
})
