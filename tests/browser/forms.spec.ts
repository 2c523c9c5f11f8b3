import { expect } from '@playwright/test'
import { fr as words } from '#words/forms/fr.ts'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { ANY_WIDTH } from './tags.ts'

test(
  'a form of several pages: what hangs on an answer follows it, a refused file loses nothing',
  ANY_WIDTH,
  async ({ page }) => {
    await goAlive(page, { host: 'localhost', path: '/forms/1' })
    const next = page.getByRole('button', { name: words.next })
    await next.click()
    await expect(page.getByLabel('Vos deux prénoms')).toBeFocused()
    expect(await violationsOn(page)).toEqual([])

    await page.getByLabel('Vos deux prénoms').fill('Ève et Paul')
    await page.getByLabel('La date du mariage').fill('2028-06-10')
    await page.getByLabel('Le nombre de convives').fill('120')
    await page.getByText('Au domaine').click()
    const town = page.getByLabel('La commune de la réception')
    await expect(town).toHaveCount(0)
    await page.getByText('Plus loin en France').click()
    await town.fill('Angers')
    await next.click()

    await expect(page.getByRole('heading', { name: 'Les vins' })).toBeFocused()
    await page.getByText('Des bulles').click()
    await page.getByLabel('Votre adresse e-mail').fill('eve@example.org')
    expect(await violationsOn(page)).toEqual([])
    await next.click()

    await expect(page.getByRole('heading', { name: words.files })).toBeFocused()
    const file = page.getByLabel('Votre menu, ou le faire-part')
    await file.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no paper') })
    await page.getByRole('button', { name: words.send }).click()
    await expect(file).toHaveAttribute('aria-invalid', 'true')
    expect(await violationsOn(page)).toEqual([])
    await file.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') })
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent)
    expect(await violationsOn(page)).toEqual([])
  },
)
