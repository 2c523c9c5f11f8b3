import { expect, type Page } from '@playwright/test'
import { fr as words } from '#words/checkout/fr.ts'
import { fr as bankWords } from '#words/payments/test-bank/fr.ts'
import { goAlive, whenAlive } from './alive.ts'
import { at, estates, WHEN_READ } from './estates.ts'

interface Wanted {
  name: string
  quantity: number
}

export const WINE: Wanted = { name: 'Clos du Puits', quantity: 6 }
/** Of the estate in Savoie. */
export const YSALINE_WINE: Wanted = { name: 'Jacquère', quantity: 6 }
export const GIFT_CARD: Wanted = { name: 'Carte cadeau', quantity: 1 }

/** Fills a cart by its calls and puts its id where the site looks for it. */
export async function bringCart(
  page: Page,
  { wanted, host = 'localhost' }: { wanted: Wanted; host?: string },
): Promise<string> {
  // Only the browser knows where `*.localhost` is; the calls are asked on the shared host.
  const headers = { idSite: String(estates.find((estate) => estate.host === host)?.id) }
  const listed = await page.request.get(at('localhost', '/api/v2/product?nbItem=100'), { headers })
  const { products } = (await listed.json()).data
  const product = products.find(({ name }: { name: string }) => name === wanted.name)
  const path = `/api/cart/new/product/${product.declination[0].id}`
  const added = await page.request.post(at('localhost', path), { headers, data: { quantity: wanted.quantity } })
  const { id } = (await added.json()).data
  await page.goto(at(host, '/robots.txt'), WHEN_READ)
  await page.evaluate((cartId) => localStorage.setItem('cartId', cartId), id)
  return id
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** The button that orders names the amount after its words. */
export const withAmount = (order: string) => new RegExp(`^${order} · .*\\d`)

export const next = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

export async function openStep(
  page: Page,
  { step, host = 'localhost' }: { step: string; host?: string },
): Promise<void> {
  await goAlive(page, { host, path: `/cart/${step}` })
}

/** Who buys: an adult with an address in Chinon. */
export async function sayWho(page: Page, email = 'marie@example.org'): Promise<void> {
  await page.getByLabel(words.fields.email).fill(email)
  await page.getByLabel(words.fields.firstname, { exact: true }).fill('Marie')
  await page.getByLabel(words.fields.lastname, { exact: true }).fill('Dupont')
  await page.getByLabel(words.fields.phone).fill('06 12 34 56 78')
  const birthdate = page.getByLabel(words.fields.birthdate)
  if (await birthdate.isVisible()) await birthdate.fill('1980-05-12')
}

/** The town is completed from the beginning of its postal code. */
export async function sayWhere(page: Page): Promise<void> {
  await page.getByLabel(words.fields.address, { exact: true }).fill('12 rue Voltaire')
  const postalCode = page.getByRole('combobox', { name: words.fields.postalCode })
  await postalCode.pressSequentially('3750')
  const town = page.getByRole('option', { name: '37500 Chinon' })
  await expect(town).toBeVisible()
  await town.click()
  await expect(page.getByRole('combobox', { name: words.fields.city })).toHaveValue('Chinon')
}

export async function acceptAndOrder(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: words.payment.accept }).check()
  await next(page, withAmount(words.payment.order))
  await expect(page).toHaveURL(/\/payment\/test\/[0-9a-f]{32}$/)
}

type Ending = keyof typeof bankWords.ends

/** Chooses one of the bank's own test cards and pays. */
export async function payWith(page: Page, ending: Ending): Promise<void> {
  const card = page.getByRole('button', { name: bankWords.ends[ending] })
  await expect(card).toBeEnabled()
  await card.click()
  await page.getByRole('button', { name: /^Payer/ }).click()
}

/** Within one document: a link that is followed before the page is alive loads the next one, whose heading is not sought. */
export async function payAgain(page: Page): Promise<void> {
  await whenAlive(page)
  await page.getByRole('link', { name: words.outcome.payAgain }).click()
  await expect(heading(page, words.payment.heading)).toBeFocused()
}

export async function expectThanks(page: Page): Promise<void> {
  await expect(heading(page, words.outcome.paid.heading.replace('{firstname}', 'Marie'))).toBeVisible()
}

export const storedCart = (page: Page) => page.evaluate(() => localStorage.getItem('cartId'))

/** Types into one field after the other, with Tab between them. */
export async function typeThrough(page: Page, texts: readonly string[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    if (at > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
}
