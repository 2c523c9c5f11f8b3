import { expect } from '@playwright/test'
import { OWNER } from '#db/embedded/init-cluster.ts'
import { connectToServer } from '#tests/support/server-database.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { at } from './estates.ts'
import { ANY_WIDTH } from './tags.ts'

/** A new visitor: nothing has been stored or refused yet. */
test.use({ storageState: { cookies: [], origins: [] } })

/** One bottle of the first estate, in the rows of the running server. */
async function addBottle(): Promise<number> {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  // As the owner of the tables, who sees one estate at a time.
  await db.query(`begin; set local role ${OWNER}; set local app.site = '1'`)
  const { rows } = await db.query(`
    with wine as (
      insert into estate.products (type, kind, colour, appellation, price_cents)
      values ('WINE', 'STILL', 'WHITE', 'Saumur', 1200) returning id
    ), named as (
      insert into estate.product_texts (product_id, locale, name, slug)
      select id, 'fr', 'La Perrine', 'la-perrine' from wine
    ), year as (
      insert into estate.vintages (product_id, year, alcohol_percent, energy_kj, energy_kcal, carbohydrate_g, sugars_g,
        ingredients, allergens)
      select id, 2023, 12.5, 310, 75, 1.9, 0.4, '{GRAPES,TARTARIC_ACID,SULPHITES}', '{SULPHITES}' from wine
      returning id, product_id
    )
    select product_id, id as vintage_id from year`)
  const { product_id, vintage_id } = rows[0]
  const bottle = await db.query(
    `insert into estate.declinations (product_id, vintage_id, capacity, capacity_unit)
     values ($1, $2, 75, 'CENTILITRE') returning id`,
    [product_id, vintage_id],
  )
  await db.query('commit')
  await db.end()
  return bottle.rows[0].id
}

test('a label is one request to its own host, leaves nothing behind and can be read by everyone', async ({ page }) => {
  const id = await addBottle()
  const requests: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('console', (message) => complaints.push(message.text()))
  const address = at('localhost', `/e-label/${id}/fr`)
  await page.goto(address, { waitUntil: 'networkidle' })

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Perrine 2023')
  await expect(page.getByRole('table', { name: /Déclaration nutritionnelle/ })).toContainText(
    '310\u00a0kJ / 75\u00a0kcal',
  )
  await expect(page.locator('strong', { hasText: /^sulfites$/ })).toHaveCSS('font-weight', '700')
  expect(requests).toEqual([address])
  expect(complaints).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.scripts.length])).toEqual([
    0, 0, 0,
  ])
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(isTooWide).toBe(false)
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('link', { name: 'Ελληνικά' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  await expect(page.getByRole('heading', { name: 'Συστατικά' })).toBeVisible()
})

test('a label that does not exist says so, as quietly', ANY_WIDTH, async ({ page }) => {
  const answer = await page.goto(at('localhost', '/e-label/2000000000/en'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This label does not exist')
  expect(await page.context().cookies()).toEqual([])
  expect(await violationsOn(page)).toEqual([])
})
