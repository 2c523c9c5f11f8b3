import { expect, type Page } from '@playwright/test'
import { connectToServer } from '#tests/support/server-database.ts'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { ANY_WIDTH, PICTURES } from './tags.ts'

/** What rises or slides is looked at when it has arrived. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Wines of the demo: Les Aubépines 2022 by six, La Perrine 2023 by one. */
const AUBEPINES = 2
const PERRINE = 14

const cartCount = (page: Page) => page.locator('.cart-count').filter({ visible: true }).first()
const lines = (page: Page) => page.locator('[data-line]')
const lineOf = (page: Page, name: string) => lines(page).filter({ has: page.getByRole('link', { name, exact: true }) })
const total = (page: Page) => page.locator('[data-total]')
const order = (page: Page) => page.getByRole('link', { name: 'Passer la commande' })

type Wishes = readonly [declination: number, quantity: number][]

/** A cart made over the API, of which the browser knows nothing. */
async function makeCart(page: Page, wishes: Wishes): Promise<string> {
  let id = 'new'
  for (const [declination, quantity] of wishes) {
    const answer = await page.request.post(at('localhost', `/api/cart/${id}/product/${declination}`), {
      data: { quantity },
    })
    id = (await answer.json()).data.id
  }
  return id
}

/** A cart made over the API, and its browser on the page of the cart. */
async function fillCart(page: Page, { wishes, prefix = '' }: { wishes: Wishes; prefix?: string }): Promise<string> {
  const id = await makeCart(page, wishes)
  // An address without scripts: a page would bring the cart of before back while we write.
  await page.goto(at('localhost', '/robots.txt'), WHEN_READ)
  await page.evaluate((cartId) => localStorage.setItem('cartId', cartId), id)
  await goAlive(page, { host: 'localhost', path: `${prefix}/cart` })
  await expect(lines(page)).toHaveCount(wishes.length)
  return id
}

test('the link of a reminder brings the cart to another device, but takes none away', ANY_WIDTH, async ({ page }) => {
  const recalled = await makeCart(page, [[AUBEPINES, 6]])
  await goAlive(page, { host: 'localhost', path: `/cart#cart=${recalled}` })
  await expect(lineOf(page, 'Les Aubépines')).toBeVisible()
  await expect(page).toHaveURL(at('localhost', '/cart'))
  const stored = () => page.evaluate(() => localStorage.getItem('cartId'))
  expect(await stored()).toBe(recalled)

  const own = await fillCart(page, { wishes: [[PERRINE, 1]] })
  await goAlive(page, { host: 'localhost', path: '/' })
  // This page has asked for the cart too: only what the next one asks is counted.
  await expect(cartCount(page)).toHaveText('1')
  const asked: string[] = []
  page.on('response', (answer) => asked.push(answer.url()))
  await goAlive(page, { host: 'localhost', path: `/cart#cart=${recalled}` })
  // Once to be shown, and once to see whether it may be left for the other.
  await expect.poll(() => asked.filter((url) => url.includes(`/api/cart/${own}`)).length).toBeGreaterThan(1)
  await expect(lineOf(page, 'La Perrine')).toBeVisible()
  await expect(page).toHaveURL(at('localhost', '/cart'))
  expect(await stored()).toBe(own)
})

test('from a wine to the cart, more of it, a code, less of it, and all is still there after a reload', async ({
  page,
}) => {
  await goAlive(page, { host: 'localhost', path: '/wines/les-aubepines/1/2022' })
  await page.getByRole('button', { name: /^Ajouter 6 bouteilles/ }).click()
  await expect(cartCount(page)).toHaveText('6')
  await page.getByRole('dialog').getByRole('link', { name: 'Voir le panier' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre panier')
  await expect(total(page)).toHaveText('67,80\u00a0€')
  const hint = page.locator('[data-tier-hint]')
  await expect(hint).toHaveText(/^Encore 6\sbouteilles pour 10,71\s€\spièce, à panacher avec Clos du Puits/)

  await page.getByRole('button', { name: /^6 de plus/ }).click()
  await expect(total(page)).toHaveText('128,52\u00a0€')
  await expect(hint).toHaveText(/^Tarif dès 12\sbouteilles appliqué\.$/)
  await expect(cartCount(page)).toHaveText('12')
  await expect(page.locator('[data-bottles]')).toContainText('12 bouteilles')

  await page.getByLabel('Code promotionnel').fill('bienvenue')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page.getByText('Le code BIENVENUE est appliqué.')).toBeVisible()
  await expect(total(page)).toHaveText('115,67\u00a0€')

  await page.getByRole('button', { name: /^6 de moins/ }).click()
  await expect(total(page)).toHaveText('61,02\u00a0€')
  await page.reload(WHEN_READ)
  await expect(total(page)).toHaveText('61,02\u00a0€')
  await page.getByRole('button', { name: 'Retirer le code BIENVENUE' }).click()
  await expect(total(page)).toHaveText('67,80\u00a0€')
})

test(
  'a wrong quantity is told next to its field, in both languages, and the cart stays',
  ANY_WIDTH,
  async ({ page }) => {
    for (const [prefix, label, multiple, positive] of [
      [
        '',
        'Quantité',
        'Ce produit s’ajoute uniquement par multiple de 6 bouteilles',
        'La quantité doit être supérieure à 0',
      ],
      ['/en', 'Quantity', 'This product can only be added by multiple of 6 bottles', 'Quantity must be greater than 0'],
    ] as const) {
      await fillCart(page, { wishes: [[AUBEPINES, 6]], prefix })
      const field = page.getByRole('textbox', { name: new RegExp(`^${label}`) })
      for (const [typed, message] of [
        ['7', multiple],
        ['0', positive],
      ] as const) {
        await field.fill(typed)
        await field.press('Enter')
        await expect(lines(page).getByRole('alert')).toHaveText(message)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
      }
      await expect(cartCount(page)).toHaveText('6')
      await field.fill('12')
      await field.blur()
      await expect(cartCount(page)).toHaveText('12')
      await expect(lines(page).getByRole('alert')).toBeEmpty()
    }
  },
)

test(
  'a code that does not hold is told next to its field, whatever is the matter with it',
  ANY_WIDTH,
  async ({ page }) => {
    await fillCart(page, { wishes: [[AUBEPINES, 6]] })
    const field = page.getByLabel('Code promotionnel')
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page.getByText('Saisissez votre code avant de l’appliquer.')).toBeVisible()
    for (const code of ['JAMAIS', 'PRIMEUR', 'SALON2025']) {
      await field.fill(code)
      await field.press('Enter')
      await expect(page.getByText('Ce code ne s’applique pas à ce panier.')).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
    await field.fill('PORTOFFERT')
    await field.press('Enter')
    await expect(page.getByText(/Ce code s’applique à partir de 90,00\s€/)).toBeVisible()
    await page.getByRole('button', { name: /^6 de plus/ }).click()
    await expect(page.getByText('Le code PORTOFFERT s’appliquera à la livraison.')).toBeVisible()
  },
)

test('too few bottles for a parcel are told, and keep nobody from fetching them', ANY_WIDTH, async ({ page }) => {
  await fillCart(page, { wishes: [[PERRINE, 4]] })
  const told = page.locator('[data-bottles]')
  await expect(told).toContainText('Ajoutez 2 bouteilles pour compléter le carton.')
  await expect(order(page)).toHaveAttribute('href', '/cart/address')
  const more = page.getByRole('button', { name: /^1 de plus/ })
  await more.click()
  await expect(told).toContainText('Ajoutez une bouteille pour compléter le carton.')
  await more.click()
  await expect(told).toContainText('Votre carton est prêt à partir.')
})

test('a line that is taken out can be put back with the keyboard, until the cart is empty', async ({ page }) => {
  await fillCart(page, {
    wishes: [
      [AUBEPINES, 6],
      [PERRINE, 2],
    ],
  })
  await page.getByRole('button', { name: /^Retirer La Perrine/ }).press('Enter')
  await expect(lines(page)).toHaveCount(1)
  const undo = page.getByRole('button', { name: /^Annuler.*La Perrine/ })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(2)
  await expect(cartCount(page)).toHaveText('8')
  await page.getByRole('button', { name: /^Retirer La Perrine/ }).click()
  await expect(lines(page)).toHaveCount(1)
  await page.getByRole('button', { name: /^Retirer Les Aubépines/ }).click()
  await expect(page.locator('[data-empty-cart]')).toBeVisible()
  await expect(cartCount(page)).toHaveCount(0)
})

test('another tab follows', ANY_WIDTH, async ({ page, context }) => {
  await fillCart(page, { wishes: [[PERRINE, 6]] })
  const other = await context.newPage()
  await goAlive(other, { host: 'localhost', path: '/cart' })
  await expect(lines(other)).toHaveCount(1)
  await page.getByRole('button', { name: /^1 de plus/ }).click()
  await expect(cartCount(other)).toHaveText('7')
  await other.getByRole('button', { name: /^Retirer La Perrine/ }).click()
  await expect(page.locator('[data-empty-cart]')).toBeVisible()
})

/** Runs in the page: how often it has told what came, which it then forgets. */
function countTold(): void {
  const { removeItem } = Storage.prototype
  Storage.prototype.removeItem = function (key) {
    const { dataset } = document.documentElement
    if (key === 'cartNews') dataset.timesTold = String(Number(dataset.timesTold ?? 0) + 1)
    removeItem.call(this, key)
  }
}

test(
  'what changed meanwhile is told on the page of the cart, even when another page was left before it heard of it',
  ANY_WIDTH,
  async ({ page }) => {
    const id = await fillCart(page, {
      wishes: [
        [AUBEPINES, 6],
        [PERRINE, 6],
      ],
    })
    const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
    await db.query(
      `update estate.cart_products set seen_unit_cents = 999 where site_id = 1 and cart_id = $1 and declination_id = $2`,
      [id, AUBEPINES],
    )
    await db.query(
      `update estate.cart_products set quantity = 9000 where site_id = 1 and cart_id = $1 and declination_id = $2`,
      [id, PERRINE],
    )
    await db.end()
    const refresh = `**/api/cart/${id}`
    const isAnswered = Promise.withResolvers<void>()
    await page.route(refresh, async (route) => {
      await route.fetch()
      isAnswered.resolve()
      await route.abort()
    })
    await goAlive(page, { host: 'localhost', path: '/notre-domaine' })
    await isAnswered.promise
    await page.unroute(refresh)
    await goAlive(page, { host: 'localhost', path: '/notre-domaine' })
    await expect(cartCount(page)).toHaveText(/^\d+$/)
    await page.addInitScript(countTold)
    await goAlive(page, { host: 'localhost', path: '/cart' })
    await expect(page.getByText(/^Les Aubépines 2022\s: le prix est passé de 9,99/)).toBeVisible()
    await expect(page.getByText(/^La Perrine 2023\s: il n’en reste pas davantage/)).toBeVisible()
    // Once what was glanced at is told, and once the server knows that it was.
    await expect(page.locator('html')).toHaveAttribute('data-times-told', /^[2-9]$/)
    await page.reload(WHEN_READ)
    await expect(lines(page)).toHaveCount(2)
    await expect(page.getByText(/le prix est passé de/)).toHaveCount(0)
  },
)

test('a cart that the server no longer knows is forgotten', ANY_WIDTH, async ({ page }) => {
  await page.goto(at('localhost', '/robots.txt'), WHEN_READ)
  await page.evaluate(() => localStorage.setItem('cartId', '0'.repeat(32)))
  await goAlive(page, { host: 'localhost', path: '/cart' })
  await expect(page.locator('[data-empty-cart]')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cartId'))).toBeNull()
})

test('a cart that cannot be read says so, and can be read again', ANY_WIDTH, async ({ page }) => {
  const id = await fillCart(page, { wishes: [[PERRINE, 6]] })
  await page.route('**/api/cart/*', (route) => route.abort())
  await page.reload(WHEN_READ)
  await expect(page.getByText('Votre panier n’a pas pu être lu.')).toBeVisible()
  await page.unroute('**/api/cart/*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(lines(page)).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('cartId'))).toBe(id)
})

test('axe finds nothing in a cart with a refused code, an unavailable line and one just taken out', async ({
  page,
}) => {
  const id = await fillCart(page, {
    wishes: [
      [AUBEPINES, 6],
      [PERRINE, 2],
      [38, 1],
    ],
  })
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  // A wine that cannot be had: more is asked for at a time than was wished.
  await db.query(
    `update estate.cart_products set quantity = 3 where site_id = 1 and cart_id = $1 and declination_id = $2`,
    [id, AUBEPINES],
  )
  await db.end()
  await page.reload(WHEN_READ)
  await expect(lineOf(page, 'Les Aubépines').getByText('Indisponible')).toBeVisible()
  await page.getByLabel('Code promotionnel').fill('JAMAIS')
  await page.getByLabel('Code promotionnel').press('Enter')
  await expect(page.getByText('Ce code ne s’applique pas à ce panier.')).toBeVisible()
  await page.getByRole('button', { name: /^Retirer La Perrine/ }).click()
  await expect(lines(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Passer la commande' })).toHaveAccessibleDescription(
    'Retirez ou corrigez les articles indisponibles pour continuer.',
  )
  expect(await violationsOn(page)).toEqual([])
})

test('the page is no wider than the screen', PICTURES, async ({ page }) => {
  await fillCart(page, {
    wishes: [
      [AUBEPINES, 6],
      [38, 1],
    ],
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

// SEE_CART_ON_HOVER is on unless the estate says otherwise.
test('under the pointer and for the keyboard the cart opens, and Escape closes it', async ({ page, isMobile }) => {
  await fillCart(page, { wishes: [[PERRINE, 6]] })
  await goAlive(page, { host: 'localhost', path: '/notre-domaine' })
  const link = page.getByRole('link', { name: 'Votre panier (6)' }).filter({ visible: true }).first()
  const drawer = page.locator('[data-cart-drawer]')
  if (isMobile) {
    // Phones have no pointer to hover with: their way leads to the page.
    await link.tap()
    await expect(lines(page)).toHaveCount(1)
    return expect(drawer).toHaveCount(0)
  }
  await link.hover()
  await expect(drawer).toContainText('La Perrine')
  expect(await violationsOn(page, '[data-cart-drawer]')).toEqual([])
  await page.mouse.move(10, 400)
  await expect(drawer).toHaveCount(0)

  await page.getByRole('link', { name: 'Se connecter' }).filter({ visible: true }).focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('link', { name: 'Voir le panier' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('an estate that does not want it keeps its cart closed under the pointer', ANY_WIDTH, async ({ page }) => {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  await db.query(`update estate.parameters set value = 'false' where site_id = 3 and type = 'SEE_CART_ON_HOVER'`)
  const { rows } = await db.query(
    'select id from estate.declinations where site_id = 3 and quantity > 20 order by id limit 1',
  )
  await db.end()
  const answer = await page.request.post(at('localhost', `/api/cart/new/product/${rows[0].id}`), {
    headers: { idSite: '3' },
    data: { quantity: 6 },
  })
  const { data } = await answer.json()
  await page.goto(at('coteaux.localhost', '/robots.txt'), WHEN_READ)
  await page.evaluate((cartId) => localStorage.setItem('cartId', cartId), data.id)
  await goAlive(page, { host: 'coteaux.localhost', path: '/notre-domaine' })
  await expect(cartCount(page)).toHaveText('6')
  await cartCount(page).hover()
  await page.getByRole('link', { name: 'Votre panier (6)' }).filter({ visible: true }).first().click()
  await expect(lines(page)).toHaveCount(1)
  await expect(page.locator('[data-cart-drawer]')).toHaveCount(0)
})
