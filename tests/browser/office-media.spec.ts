import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { fr as words } from '#words/office/media/fr.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

async function enterLibrary(page: Page): Promise<void> {
  const data = { email: 'admin@example.com', password: 'Demo-vin-2026!' }
  const headers = { origin: at('localhost', '') }
  expect((await page.request.post(at('localhost', '/api/login'), { headers, data })).ok()).toBe(true)
  await page.goto(at('localhost', '/admin/media'), WHEN_READ)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** What the panel asks of the picture that it shows. */
const ONE_PICTURE = /\/api\/admin\/media\/\d+(\?|$)/

/** As somebody else would, in another browser. */
async function changeElsewhere(page: Page, { id, version }: { id: number; version: number }): Promise<void> {
  const headers = { origin: at('localhost', '') }
  const data = { texts: { en: { alt: 'Wooden vats' } }, version }
  const answer = await page.request.put(at('localhost', `/api/admin/media/${id}`), { headers, data })
  expect(await answer.json()).toMatchObject({ success: true })
}

/** A photograph of its own colour: no two tests bring the same. */
async function photograph(name: string) {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3))
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: { r, g, b } } })
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

test('a picture is brought, described, found by its words and removed', ANY_WIDTH, async ({ page }) => {
  await enterLibrary(page)
  const mark = `vendange ${crypto.randomUUID().slice(0, 8)}`
  const files = page.locator('input[type=file][multiple]')
  await files.setInputFiles([
    await photograph(mark),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('a') },
  ])
  const tile = page.getByRole('button', { name: mark })
  await expect(tile).toBeVisible()
  // What is refused is told beside its name, and keeps none of the others.
  await expect(page.getByText('notes.txt')).toBeVisible()
  await tile.click()
  const panel = page.getByRole('dialog', { name: mark })
  await panel.getByLabel('Français').fill('Des raisins dans une caisse')
  await panel.getByRole('button', { name: words.panel.save }).click()
  await expect(page.getByText(words.panel.saved)).toBeVisible()
  await expect(panel.getByText(words.uses.none)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByLabel(words.search).fill('raisins caisse')
  await expect(tile).toBeVisible()
  await tile.click()
  await page.getByRole('dialog', { name: mark }).getByRole('button', { name: words.bulk.remove }).click()
  await page
    .getByRole('dialog', { name: words.bulk.removeOne })
    .getByRole('button', { name: words.bulk.remove })
    .click()
  await expect(page.getByText(words.panel.removed)).toBeVisible()
  await expect(tile).toHaveCount(0)
})

test(
  'what is typed of a picture stays when the server tells late that it was changed elsewhere',
  ANY_WIDTH,
  async ({ page }) => {
    await enterLibrary(page)
    const mark = `cuvier ${crypto.randomUUID().slice(0, 8)}`
    await page.locator('input[type=file][multiple]').setInputFiles(await photograph(mark))
    const tile = page.getByRole('button', { name: mark })
    const told = page.waitForResponse(ONE_PICTURE)
    await tile.click()
    const { data } = await (await told).json()
    const panel = page.getByRole('dialog', { name: mark })
    await expect(panel.getByLabel('Anglais')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await changeElsewhere(page, data.mediaFile)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(ONE_PICTURE, async (route) => {
      await held
      await route.continue()
    })
    await tile.click()
    await panel.getByLabel('Français').fill('Des cuves de bois')
    const toldLate = page.waitForResponse(ONE_PICTURE)
    letGo()
    await toldLate
    await expect(panel.getByLabel('Anglais')).toHaveValue('Wooden vats')
    await expect(panel.getByLabel('Français')).toHaveValue('Des cuves de bois')
    await panel.getByRole('button', { name: words.panel.save }).click()
    await expect(page.getByText(words.panel.saved)).toBeVisible()
  },
)

test('a picture is cut by typed numbers, and both stay', ANY_WIDTH, async ({ page }) => {
  await enterLibrary(page)
  const mark = `chai ${crypto.randomUUID().slice(0, 8)}`
  await page.locator('input[type=file][multiple]').setInputFiles(await photograph(mark))
  const tile = page.getByRole('button', { name: mark })
  await tile.click()
  await page.getByRole('button', { name: words.panel.crop }).click()
  const dialog = page.getByRole('dialog', { name: words.crop.title })
  await dialog.getByLabel(words.crop.width).fill('120')
  await dialog.getByLabel(words.crop.width).press('Enter')
  await expect(dialog.getByLabel(words.crop.width)).toHaveValue('120')
  await dialog.getByRole('button', { name: words.crop.cut }).click()
  await expect(page.getByText(words.crop.done)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tile).toHaveCount(2)
})
