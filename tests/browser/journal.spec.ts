import { expect } from '@playwright/test'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { addFilmNews } from './film-news.ts'

const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'

test('a reader opens an album in the slider, and a film of another site after agreeing to it', async ({ page }) => {
  await goAlive(page, { host: 'localhost', path: '/albums/vendanges-2026/1' })
  await page.getByRole('link', { name: 'Agrandir l’image – Crête de vignes' }).click()
  const slider = page.getByRole('dialog')
  await expect(slider).toContainText('Sept heures, le plateau.')
  await page.keyboard.press('Escape')
  await expect(slider).toHaveCount(0)

  const asked: string[] = []
  page.on('request', (request) => !/localhost/.test(request.url()) && asked.push(request.url()))
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Le film joue.</p>' }),
  )
  await goAlive(page, { host: 'localhost', path: `/actualites/un-film/${await addFilmNews()}` })
  await page.getByRole('link', { name: 'La taille en hiver' }).click()
  await expect(page.getByText('hébergé par YouTube')).toBeVisible()
  expect(await violationsOn(page, '.film-question')).toEqual([])
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Accepter et lire le film' }).click()
  await expect(page.frameLocator(`iframe[src="${PLAYER}"]`).getByText('Le film joue.')).toBeVisible()
  expect(asked).toEqual([PLAYER])
})
