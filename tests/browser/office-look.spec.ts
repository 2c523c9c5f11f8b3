import { expect, type Page } from '@playwright/test'
import { connectToServer } from '#tests/support/server-database.ts'
import { fill } from '#words/basics/fill.ts'
import { fr as words } from '#words/office/look/fr.ts'
import { endAnimations, violationsOn } from './axe.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { heardRefusals, OFFICE_HOST, openOffice, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

/** Of the first estate nothing else may hang on what this leaves behind. */
async function forgetLooks(): Promise<void> {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  await db.query('delete from estate.look_versions where site_id = 1')
  await db.query('delete from estate.look_drafts where site_id = 1')
  await db.end()
}

const publicColour = async (page: Page) => {
  const html = await (await page.request.get(at(OFFICE_HOST, '/'))).text()
  return /--color-primary:(#\w+)/.exec(html)?.[1]
}

const frameColour = (page: Page) =>
  page
    .frameLocator(`iframe[title="${words.preview}"]`)
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-primary'))

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.publish, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.publish, exact: true }).click()
  await expect(page.getByText(words.published)).toBeVisible()
}

test('an owner puts a mood on, sees it on the real page, publishes it and goes back', async ({ page, context }) => {
  const refusals = heardRefusals(page)
  await forgetLooks()
  await signInToOffice(context)
  await openOffice(page, '/look')
  const before = await publicColour(page)
  const { name } = words.presets.forest
  await page.getByRole('button', { name: fill(words.applyPreset, { name }) }).click()
  await expect.poll(() => frameColour(page)).toBe('#24503A')
  await expect(page.getByText(words.status.saved)).toBeVisible()
  expect(await publicColour(page)).toBe(before)
  await endAnimations(page)
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('button', { name: words.undo }).click()
  await expect.poll(() => frameColour(page)).toBe(before)
  await page.getByRole('button', { name: words.redo }).click()
  await expect(page.getByText(words.status.saved)).toBeVisible()
  await publish(page)
  await expect.poll(() => publicColour(page)).toBe('#24503A')

  await page.getByRole('tab', { name: words.tabs.versions }).click()
  await page.getByRole('button', { name: words.reset }).click()
  await expect(page.getByText(words.restored)).toBeVisible()
  expect(await publicColour(page)).toBe('#24503A')
  await publish(page)
  await expect.poll(() => publicColour(page)).toBe(before)
  expect(refusals).toEqual([])
})

test('what cannot be read is told, and mended by one tap', async ({ page, context }) => {
  await forgetLooks()
  await signInToOffice(context)
  await openOffice(page, '/look')
  await page.getByRole('tab', { name: words.tabs.colours }).click()
  await page.locator('#look-FONT_COLOR').fill('#dddddd')
  await expect(page.getByText(/ne seraient pas lisibles/)).toBeVisible()
  await expect(page.getByRole('button', { name: words.publish, exact: true })).toBeDisabled()
  const correct = page.getByRole('button', { name: new RegExp(`^${words.pairs.text}.*#`) })
  await correct.click()
  await expect(page.getByText(/ne serai(en)?t pas lisible/)).toBeHidden()
  await page.getByRole('button', { name: words.discard, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.discard }).click()
  await expect(page.getByText(words.status.published)).toBeVisible()
})

test('every part of the settings is fit for everybody', ANY_WIDTH, async ({ page, context }) => {
  await signInToOffice(context)
  await openOffice(page, '/look')
  for (const name of Object.values(words.tabs)) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await endAnimations(page)
    expect([name, await violationsOn(page)]).toEqual([name, []])
  }
})
