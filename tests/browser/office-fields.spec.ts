import { expect, type Page } from '@playwright/test'
import { fr as catalogue } from '#words/office/catalogue/fr.ts'
import { fr as dates } from '#words/office/dates/fr.ts'
import { fr as entry } from '#words/office/entry/fr.ts'
import { fr as things } from '#words/office/resources/fr.ts'
import { fr as scan } from '#words/office/scan/fr.ts'
import { test } from './journey-test.ts'
import { openOffice, signInToOffice } from './office.ts'
import { askedReturn } from './office-things.ts'
import { ANY_WIDTH } from './tags.ts'

// The browser speaks American: what the office writes must not follow it.
test.use({ locale: 'en-US' })

const french = (page: Page) =>
  page.context().addCookies([{ name: 'locale', value: 'fr', url: `http://localhost:${process.env.CUVEE_TEST_PORT}/` }])

/** A camera that sees a code, and a browser that reads it, where this one has neither. */
async function showCode(page: Page, code: string): Promise<void> {
  await page.addInitScript((seen) => {
    const canvas = document.createElement('canvas')
    const drawing = canvas.getContext('2d')
    // A film begins with its first picture.
    setInterval(() => drawing?.fillRect(0, 0, Math.random() * 300, 20), 50)
    const mediaDevices = { getUserMedia: async () => canvas.captureStream() }
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices })
    Object.assign(window, {
      BarcodeDetector: class {
        detect = async () => [{ rawValue: seen }]
      },
    })
  }, code)
}

test(
  'a day is written as the office’s language writes it, whatever the browser speaks',
  ANY_WIDTH,
  async ({ page }) => {
    await french(page)
    await signInToOffice(page.context())
    // A list that is empty has no filters.
    await askedReturn(page.context())
    await openOffice(page, '/orders')
    const from = page.getByLabel(things.orders.fields.from, { exact: true })
    await from.fill('05/11/2026')
    await expect(page).toHaveURL(/2026-11-05/)
    await from.fill('31/02/2026')
    await from.blur()
    await expect(page.getByText(dates.wrong.day)).toBeVisible()
    await from.fill('2026-11-05')
    await from.blur()
    await expect(from).toHaveValue('05/11/2026')
  },
)

test('a camera counts as a keyboard where the browser reads codes', ANY_WIDTH, async ({ page }) => {
  await french(page)
  await signInToOffice(page.context())
  await openOffice(page, '/stockCount')
  await expect(page.getByLabel(catalogue.stock.find)).toBeVisible()
  await expect(page.getByRole('button', { name: scan.open })).toHaveCount(0)

  await showCode(page, 'Aubépines')
  await page.reload()
  await page.getByRole('button', { name: scan.open }).click()
  await expect(page.getByRole('spinbutton', { name: /Aubépines/ })).toBeVisible()
})

test('a quote is begun as one', ANY_WIDTH, async ({ page }) => {
  await french(page)
  await signInToOffice(page.context())
  await openOffice(page, '/quotes')
  await page.getByRole('link', { name: entry.quote.create }).click()
  await expect(page.getByRole('heading', { level: 1, name: entry.quote.create })).toBeVisible()
  await expect(page.getByRole('button', { name: entry.quote.saveOnly })).toBeVisible()
  await expect(page.getByRole('button', { name: entry.save, exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: entry.delivery.types.TAKEN_AWAY })).toHaveCount(0)
})
