import { randomBytes } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { connectToServer } from '#tests/support/server-database.ts'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { ANY_WIDTH, PICTURES } from './tags.ts'

const AUBEPINES = '/wines/les-aubepines/1'
const cartCount = (page: Page) => page.locator('.cart-count').filter({ visible: true }).first()
const quantityOf = (page: Page) => page.getByRole('textbox', { name: /^(Quantité|Quantity)$/ })
const problem = (page: Page) =>
  page
    .locator('form')
    .filter({ has: quantityOf(page) })
    .getByRole('alert')

/** Goes on with the Tab key alone until it is there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The Tab key does not lead there')
}

test('from a wine to another vintage, to its magnum, and six of them into the cart', async ({ page }) => {
  await goAlive(page, { host: 'localhost', path: AUBEPINES })
  await page.getByRole('link', { name: '2020', exact: true }).click()
  await expect(page).toHaveURL(at('localhost', `${AUBEPINES}/2020`))
  await expect(page.getByText('Saumur-Champigny · Millésime 2020')).toBeVisible()
  await page.getByRole('link', { name: 'Magnum' }).click()
  await expect(page).toHaveURL(at('localhost', `${AUBEPINES}/detail/7`))
  await page.getByRole('button', { name: /^Ajouter 6 magnums/ }).click()
  await expect(page.getByRole('dialog', { name: 'Dans votre panier' })).toContainText('Magnum')
  await expect(cartCount(page)).toHaveText('6')
})

test('the same with the keyboard alone, which stays where it was', ANY_WIDTH, async ({ page }) => {
  await goAlive(page, { host: 'localhost', path: AUBEPINES })
  await tabTo(page, page.getByRole('link', { name: '2020', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('localhost', `${AUBEPINES}/2020`))
  await expect(page.getByRole('link', { name: '2020', exact: true })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Magnum' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('localhost', `${AUBEPINES}/detail/7`))
  await tabTo(page, page.getByRole('button', { name: '6 de plus' }))
  await page.keyboard.press('Enter')
  await expect(quantityOf(page)).toHaveValue('12')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Dans votre panier' })).toContainText('12\u00a0×')
  await expect(cartCount(page)).toHaveText('12')
})

test('in forced colours the chosen vintage and the logo can be told from the rest', ANY_WIDTH, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(at('localhost', AUBEPINES), WHEN_READ)
  const ground = (shown: Locator) => shown.evaluate((element) => getComputedStyle(element).backgroundColor)
  const vintages = page.getByRole('navigation', { name: 'Millésime' })
  const [chosen, other] = [vintages.locator('[aria-current]'), vintages.locator('a:not([aria-current])').first()]
  // The page is read before its styles have come.
  await expect.poll(async () => (await ground(chosen)) === (await ground(other))).toBe(false)
  const logo = page.getByRole('banner').getByRole('img').filter({ visible: true }).first()
  // #FBF8F2, the ground that it is drawn for.
  await expect.poll(() => ground(logo)).toBe('rgb(251, 248, 242)')
})

const MESSAGES = {
  '': {
    positive: 'La quantité doit être supérieure à 0',
    multiple: 'Ce produit s’ajoute uniquement par multiple de 6 bouteilles',
    // Others buy of it meanwhile.
    stock: /^Il ne reste que \d{3} articles en stock$/,
  },
  '/en': {
    positive: 'Quantity must be greater than 0',
    multiple: 'This product can only be added by multiple of 6 bottles',
    stock: /^Only \d{3} items remaining in stock$/,
  },
}

for (const [prefix, words] of Object.entries(MESSAGES)) {
  test(`a quantity that cannot be is told next to its field, ${prefix || '/fr'}`, ANY_WIDTH, async ({ page }) => {
    await goAlive(page, { host: 'localhost', path: `${prefix}${AUBEPINES}/2022` })
    const field = quantityOf(page)
    for (const [typed, message] of [
      ['7', words.multiple],
      ['0', words.positive],
      ['-1', words.positive],
      ['1e9', words.multiple],
      ['6,5', words.multiple],
      ['600', words.stock],
    ] as const) {
      await field.fill(typed)
      await field.blur()
      await expect(problem(page)).toHaveText(message)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.press('Enter')
      await expect(problem(page)).toHaveText(message)
    }
    await field.fill('abc')
    await field.blur()
    await expect(field).toHaveValue('6')
    await expect(problem(page)).toBeEmpty()
    await expect(cartCount(page)).toHaveCount(0)
  })
}

test(
  'steps go by the multiple and never below it, the price follows, and the server has the last word',
  ANY_WIDTH,
  async ({ page }) => {
    await goAlive(page, { host: 'localhost', path: `${AUBEPINES}/2022` })
    // It says that it goes no further, and does not.
    await page.getByRole('button', { name: '6 de moins' }).click({ force: true })
    await expect(quantityOf(page)).toHaveValue('6')
    await page.getByRole('button', { name: '6 de plus' }).click()
    await expect(page.getByRole('button', { name: /^Ajouter 12 bouteilles/ })).toContainText('128,52\u00a0€')
    await expect(page.getByText('2 cartons de six')).toBeVisible()
    await page.getByRole('combobox', { name: 'Choisir une quantité' }).selectOption('120')
    await expect(quantityOf(page)).toHaveValue('120')
    // Others buy of the 312 meanwhile.
    await quantityOf(page).fill('240')
    await page.getByRole('button', { name: /^Ajouter 240 bouteilles/ }).click()
    await expect(cartCount(page)).toHaveText('240')
    await page.getByRole('button', { name: 'Continuer mes achats' }).click()
    await quantityOf(page).fill('120')
    await page.getByRole('button', { name: /^Ajouter 120 bouteilles/ }).click()
    await expect(problem(page)).toHaveText(/Il ne reste que \d+ articles en stock/)
    await expect(cartCount(page)).toHaveText('240')
  },
)

test('pictures open over the whole screen and go round', PICTURES, async ({ page }) => {
  await goAlive(page, { host: 'localhost', path: AUBEPINES })
  await page
    .getByRole('link', { name: /^Agrandir l’image/ })
    .first()
    .click()
  const slider = page.getByRole('dialog')
  await expect(slider).toContainText('1 / 4')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toContainText('4 / 4')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toContainText('1 / 4')
  await page.keyboard.press('Escape')
  await expect(slider).toBeHidden()
  await page
    .getByRole('link', { name: /^Agrandir l’image/ })
    .nth(2)
    .click()
  await expect(slider).toContainText('3 / 4')
})

test(
  'a film among the pictures is at most 950 px wide, and three quarters of the window',
  PICTURES,
  async ({ page }) => {
    const id = randomBytes(16).toString('hex')
    const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
    const film = `insert into estate.media (site_id, id, kind, filename, mime_type, bytes, width, height)
    values (1, $1, 'VIDEO', 'film.mp4', 'video/mp4', 9, 1920, 1080)`
    await db.query(film, [id])
    await db.query('insert into estate.product_pictures (site_id, product_id, media_id) values (1, 23, $1)', [id])
    await db.end()
    await expect(async () => {
      await goAlive(page, { host: 'localhost', path: '/products/tire-bouchon-de-noyer/23' })
      await expect(page.getByRole('list', { name: 'Images' })).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.getByRole('list', { name: 'Images' }).getByRole('link').last().click()
    const width = await page
      .locator('dialog video')
      .first()
      .evaluate((video) => video.getBoundingClientRect().width)
    const { width: window } = page.viewportSize() ?? { width: 0 }
    expect(width).toBeLessThanOrEqual(Math.min(950, window * 0.75))
    expect(width).toBeGreaterThan(Math.min(950, window * 0.75) - 2)
  },
)

test(
  'who wants to hear of a sold-out wine is told what is missing, loses nothing, and is noted',
  ANY_WIDTH,
  async ({ page }) => {
    await goAlive(page, { host: 'localhost', path: `${AUBEPINES}/2019` })
    const email = page.getByRole('textbox', { name: 'Votre adresse e-mail' })
    const send = page.getByRole('button', { name: 'Me prévenir' })
    await email.fill('pas une adresse')
    await send.click()
    await expect(page.getByText('Cette adresse e-mail n’est pas valable.')).toBeVisible()
    await expect(email).toHaveValue('pas une adresse')
    await email.fill('anne@example.com')
    await send.click()
    await expect(page.getByText('Cochez cette case pour continuer.')).toBeVisible()
    await page.getByRole('checkbox', { name: /^J’accepte de recevoir un e-mail, et un seul/ }).check()
    await send.click()
    await expect(page.getByText('C’est noté.')).toBeVisible()
  },
)

test('the page can be shared by a link', ANY_WIDTH, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await goAlive(page, { host: 'localhost', path: AUBEPINES })
  await page.getByRole('link', { name: 'Partager' }).click()
  await expect(page.getByText('Lien copié')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(AUBEPINES)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there but the cart, and the estate can be reached', ANY_WIDTH, async ({ page }) => {
    await page.goto(at('localhost', AUBEPINES), WHEN_READ)
    await page.getByRole('link', { name: '2020', exact: true }).click()
    await page.getByRole('link', { name: 'Magnum' }).click()
    await expect(page).toHaveURL(at('localhost', `${AUBEPINES}/detail/7`))
    await expect(page.getByText('29,80\u00a0€').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Ajouter/ })).toBeHidden()
    await expect(page.getByRole('link', { name: /^par téléphone au/ })).toBeVisible()
    await page.goto(at('localhost', `${AUBEPINES}/2019`), WHEN_READ)
    await page.getByRole('link', { name: 'Le millésime 2023 est disponible' }).click()
    await expect(page).toHaveURL(at('localhost', AUBEPINES))
    await expect(page.getByRole('link', { name: 'Partager' })).toHaveAttribute('href', /^mailto:\?subject=/)
  })
})

test.describe('axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const [host, path] of [
    ['localhost', AUBEPINES],
    ['localhost', `/en${AUBEPINES}/2019`],
    ['localhost', '/wines/la-perrine/3'],
    ['localhost', '/products/coffret-decouverte/17'],
    ['localhost', '/products/verres-a-degustation/22'],
    ['localhost', '/en/products/gift-card/28'],
    ['coteaux.localhost', '/wines/cremant/4'],
  ] as const) {
    test(`at ${host}${path}`, async ({ page }) => {
      await goAlive(page, { host, path })
      if (path.endsWith('/2019')) await page.getByRole('checkbox').waitFor()
      expect(await violationsOn(page)).toEqual([])
    })
  }
})
