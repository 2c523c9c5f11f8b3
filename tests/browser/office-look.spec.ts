import { expect, type Page } from '@playwright/test'
import { fr as words } from '#words/office/look/fr.ts'
import { violationsOn } from './axe.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { answerInvitation, openNewEstate } from './new-estate.ts'
import { heardRefusals, openOffice, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

/** What everybody gets, asked from the office: only the browser knows where the estate is. */
const publicColour = async (page: Page) => {
  const html = await page.evaluate(async () => (await fetch('/', { credentials: 'omit' })).text())
  return /--color-primary:(#\w+)/.exec(html)?.[1]
}

/** Null while the page is drawn anew. */
const frameColour = (page: Page) =>
  page
    .frameLocator(`iframe[title="${words.preview}"]`)
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--color-primary'))
    .catch(() => null)

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.publish, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.publish, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test(
  'an owner puts a mood on, sees it on the real page, mends what cannot be read, publishes and goes back',
  ANY_WIDTH,
  async ({ page }) => {
    const refusals = heardRefusals(page)
    const { host, invitation: link } = await openNewEstate()
    await answerInvitation(page, { host, link, person: ['Camille', 'Aubert'] })
    await page.goto(at(host, '/admin/look'))
    const preset = page.getByRole('button', { name: new RegExp(`^${words.presets.forest.name}`) })
    await expect(preset).toBeVisible()
    const before = await publicColour(page)
    await preset.click()
    await expect.poll(() => frameColour(page)).toBe('#24503A')
    await expect(page.getByText(words.status.saved)).toBeVisible()
    expect(await publicColour(page)).toBe(before)
    await page.getByRole('button', { name: words.undo }).click()
    await expect.poll(() => frameColour(page)).toBe(before)
    await page.getByRole('button', { name: words.redo }).click()

    await page.getByRole('tab', { name: words.tabs.colours }).click()
    await page.locator('#look-FONT_COLOR').fill('#dddddd')
    await expect(page.getByText(/ne serai(en)?t pas lisible/)).toBeVisible()
    await expect(page.getByRole('button', { name: words.publish, exact: true })).toBeDisabled()
    await page.getByRole('button', { name: new RegExp(`^${words.pairs.text}.*#`) }).click()
    await expect(page.getByText(/ne serai(en)?t pas lisible/)).toHaveCount(0)
    expect(await violationsOn(page)).toEqual([])
    await publish(page)
    await expect.poll(() => publicColour(page)).toBe('#24503A')

    await page.getByRole('tab', { name: words.tabs.versions }).click()
    await page.getByRole('button', { name: words.reset }).click()
    await expect.poll(() => frameColour(page)).toBe(before)
    expect(await publicColour(page)).toBe('#24503A')
    await publish(page)
    await expect.poll(() => publicColour(page)).toBe(before)
    expect(refusals).toEqual([])
  },
)

test('every part of the settings is fit for everybody', async ({ page, context }) => {
  await signInToOffice(context)
  await openOffice(page, '/look')
  for (const name of Object.values(words.tabs)) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect([name, await violationsOn(page)]).toEqual([name, []])
  }
})
