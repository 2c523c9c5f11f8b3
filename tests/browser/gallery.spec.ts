import { expect } from '@playwright/test'
import { goAlive } from './alive.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { ANY_WIDTH, PICTURES } from './tags.ts'

test('a picture of the gallery opens over the whole screen, and the pictures go round', PICTURES, async ({ page }) => {
  await goAlive(page, { host: 'coteaux.localhost', path: '/' })
  await page
    .getByRole('link', { name: /Agrandir l’image/ })
    .first()
    .click()
  const slider = page.getByRole('dialog')
  await expect(slider).toBeVisible()
  await expect(slider).toContainText('1 / 4')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toContainText('4 / 4')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toContainText('1 / 4')
  await page.keyboard.press('Escape')
  await expect(slider).toBeHidden()
  await expect(page).toHaveURL(at('coteaux.localhost', '/'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture of the gallery opens by itself', ANY_WIDTH, async ({ page }) => {
    await page.goto(at('coteaux.localhost', '/'), WHEN_READ)
    const link = page.getByRole('link', { name: /Agrandir l’image/ }).first()
    const answer = await page.request.get(
      new URL((await link.getAttribute('href')) ?? '', page.url()).href.replace('coteaux.localhost', 'localhost'),
      {
        headers: { idSite: '3' },
      },
    )
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  })
})
