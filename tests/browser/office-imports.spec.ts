import { expect } from '@playwright/test'
import { fr as words } from '#words/imports/fr.ts'
import { violationsOn } from './axe.ts'
import { test } from './journey-test.ts'
import { heardRefusals, openOffice, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

const { screen } = words

/** An export of WooCommerce in which one line has no price. */
function wooFile(mark: string): Buffer {
  const lines = [
    'ID,Type,SKU,Name,Published,Regular price,Stock,Categories,Meta: _x',
    `1,simple,${mark}-1,Cuvée ${mark},1,12.50,6,Vins rouges,a`,
    `2,simple,${mark}-2,Réserve ${mark},1,18,3,Vins blancs,b`,
    `3,simple,${mark}-3,Sans prix ${mark},1,offert,3,Vins blancs,c`,
  ]
  return Buffer.from(lines.join('\n'))
}

test('a file of WooCommerce is mapped, tried, imported and undone', ANY_WIDTH, async ({ page, context }) => {
  const mark = `W${crypto.randomUUID().slice(0, 8)}`
  const refusals = heardRefusals(page)
  await signInToOffice(context)
  await openOffice(page, '/imports')
  await expect(page.getByRole('button', { name: screen.upload })).toBeVisible()
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'woo.csv', mimeType: 'text/csv', buffer: wooFile(mark) })
  await expect(page.getByRole('heading', { level: 1, name: 'woo.csv' })).toBeVisible()
  await expect(page.getByText(words.sources.WOOCOMMERCE)).toBeVisible()
  await expect(page.getByLabel('SKU devient')).toHaveValue('reference')
  await page.getByLabel('Stock devient').selectOption(words.fields.PRODUCTS.stock)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: screen.check }).click()

  const notes = page.getByRole('table', { name: screen.notes })
  await expect(notes).toContainText('Un nombre est attendu.', { timeout: 30_000 })
  await expect(notes.getByRole('row')).toHaveCount(2)
  await expect(notes.getByRole('row').nth(1)).toContainText('4')
  await expect(page.getByText(screen.trialNote)).toBeVisible()
  await page.getByRole('button', { name: 'Importer 2 lignes' }).click()
  await expect(page.getByText(words.states.DONE, { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('region', { name: screen.result })).toContainText(screen.counts.added)
  expect(await violationsOn(page)).toEqual([])
  const report = page.waitForEvent('download')
  await page.getByRole('link', { name: screen.report }).click()
  expect((await report).suggestedFilename()).toMatch(/^rapport-import-\d+\.csv$/)

  await page.getByRole('button', { name: screen.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: screen.undo }).click()
  await expect(page.getByText(words.states.UNDONE, { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: screen.remove }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imports' })).toBeVisible()
  expect(refusals).toEqual([])
})
