import { expect, type Page } from '@playwright/test'
import { goAlive } from './alive.ts'
import { test } from './drawing-test.ts'
import { at } from './estates.ts'
import { ANY_WIDTH } from './tags.ts'

/** What settles in its place is looked at when it has arrived. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PAGE = '/composer-un-carton'
const put = (page: Page, name: string) => page.getByRole('link', { name: `Ajouter ${name} au carton` })
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'bouteille' })

test(
  'a case fills at a touch, is there again after reading about a wine, and goes into the cart at once',
  ANY_WIDTH,
  async ({ page }) => {
    await goAlive(page, { host: 'localhost', path: PAGE })
    await put(page, 'La Perrine 2023').click()
    await put(page, 'La Perrine 2023').click()
    await put(page, 'Clos du Puits 2021').click()
    await expect(status(page)).toHaveText(/Clos du Puits 2021\s: dans le carton\. 3 bouteilles sur 6, 40,90\s€\.$/)
    // By keyboard: who takes a bottle out stays among the bottles.
    await page.getByRole('link', { name: /^Place 3\s: Clos du Puits 2021, retirer$/ }).focus()
    await page.keyboard.press('Enter')
    await expect(status(page)).toHaveText(/^Clos du Puits 2021\s: retiré du carton\. 2 bouteilles/)
    await expect(page.getByRole('link', { name: /^Place 2/ })).toBeFocused()
    await expect(page).toHaveURL(at('localhost', `${PAGE}?vins=14x2`))

    await goAlive(page, { host: 'localhost', path: '/wines/pierre-levee/4' })
    await page.getByRole('link', { name: 'Composer un carton avec ce vin' }).click()
    await expect(page).toHaveURL(at('localhost', `${PAGE}?vins=14x2,18x1`))
    await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(at('localhost', '/cart'))
    await expect(page.locator('[data-line]')).toHaveCount(2)
    await page.getByRole('link', { name: 'Composer un carton' }).click()
    await expect(page.getByText('Le carton est vide')).toBeVisible()
  },
)

test(
  'arrow keys turn from one vintage to the next in place, and back leads through them',
  ANY_WIDTH,
  async ({ page }) => {
    await goAlive(page, { host: 'localhost', path: '/wines/les-aubepines/1/2022' })
    const year = (name: number) => page.getByRole('link', { name: `Les Aubépines ${name}`, exact: true })
    await year(2022).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(at('localhost', '/wines/les-aubepines/1/2021'))
    await expect(year(2021)).toBeFocused()
    await expect(year(2021)).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(at('localhost', '/wines/les-aubepines/1/2020'))
    await expect(year(2020)).toBeFocused()
    await page.goBack()
    await expect(page.getByText('Saumur-Champigny · Millésime 2021')).toBeVisible()
  },
)
