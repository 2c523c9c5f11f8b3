import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { fr as areaWords } from '#words/accounts/area/fr.ts'
import { fr as words } from '#words/accounts/fr.ts'
import { problemWords } from '#words/basics/problems/words.ts'
import { refusalWords } from '#words/basics/refusals/words.ts'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { ANY_WIDTH } from './tags.ts'

const GUEST_CART = 'ab'.repeat(16)
const told = problemWords.fr
let counter = 0

/** Every journey has an account of its own, so that none waits for the wrong passwords of another. */
function newcomer() {
  counter++
  return `jeanne-${Date.now()}-${process.pid}-${counter}@example.org`
}

const loginForm = (page: Page) => page.getByRole('region', { name: words.login.title })
const registerForm = (page: Page) => page.getByRole('region', { name: words.register.title })
const accountLink = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true })

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await loginForm(page).getByLabel(words.login.email).fill(email)
  await loginForm(page).getByLabel(words.login.password, { exact: true }).fill(password)
  await loginForm(page).getByRole('button', { name: words.login.submit }).click()
}

/** At the foot of the account on phones, beside it on wider screens. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: areaWords.logout }).filter({ visible: true }).click()
}

async function fillNewAccount(page: Page, email: string): Promise<void> {
  const form = registerForm(page)
  await form.getByLabel(words.register.firstname).fill('Jeanne')
  await form.getByLabel(words.register.lastname, { exact: true }).fill('Martin')
  await form.getByLabel(words.register.email).fill(email)
  await form.getByLabel(words.register.birthdate).fill('1990-12-31')
}

/** Whether the visitor's cart was asked for the way signing in asks for it. */
function heardCarts(page: Page): string[] {
  const heard: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (/^\/api\/cart(\/\w+\/default)?$/.test(path)) heard.push(`${request.method()} ${path}`)
  })
  return heard
}

test('signing in leads on, is remembered on the next page, and signing out forgets everything', async ({ page }) => {
  const carts = heardCarts(page)
  await goAlive(page, { host: 'localhost', path: '/auth?next=/notre-domaine' })
  await expect(accountLink(page, 'Se connecter')).toHaveCount(1)
  await signIn(page, { email: 'client@example.com', password: DEMO_PASSWORD })
  await expect(page).toHaveURL(at('localhost', '/notre-domaine'))
  expect(carts).toEqual(['POST /api/cart'])
  await expect(accountLink(page, 'Votre compte')).toHaveCount(1)

  // A new document is made for a visitor nobody knows; who it is comes after it.
  await goAlive(page, { host: 'localhost', path: '/' })
  await accountLink(page, 'Votre compte').click()
  await expect(page).toHaveURL(at('localhost', '/account'))
  await expect(page.getByText('Hélène Marchandeau')).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('city', '{"postalCode":"49400"}')
    localStorage.setItem('popup-3', 'closed')
  })
  await signOut(page)
  await expect(page).toHaveURL(at('localhost', '/'))
  await expect(accountLink(page, 'Se connecter')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['popup-3'])
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => name === 'token' || name === 'idSite')).toEqual([])
  await goAlive(page, { host: 'localhost', path: '/auth' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
})

test('the cart that a visitor has filled is taken along', ANY_WIDTH, async ({ page }) => {
  const carts = heardCarts(page)
  await goAlive(page, { host: 'localhost', path: '/auth' })
  await page.evaluate((id) => localStorage.setItem('cartId', id), GUEST_CART)
  await signIn(page, { email: 'client@example.com', password: DEMO_PASSWORD })
  await expect(page).toHaveURL(at('localhost', '/account'))
  await expect.poll(() => carts[0]).toBe(`GET /api/cart/${GUEST_CART}/default`)
})

test('a wrong password is told above the form, and nothing typed is lost', async ({ page }) => {
  const email = newcomer()
  await goAlive(page, { host: 'localhost', path: '/auth' })
  await signIn(page, { email, password: 'pas le bon' })
  await expect(loginForm(page).getByRole('alert')).toHaveText(refusalWords.fr['login-wrong'])
  await expect(loginForm(page).getByLabel(words.login.email)).toHaveValue(email)
  const password = loginForm(page).getByLabel(words.login.password, { exact: true })
  await expect(password).toHaveValue('pas le bon')
  await loginForm(page).getByRole('button', { name: words.showPassword }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await loginForm(page).getByRole('button', { name: words.hidePassword }).click()
  await expect(password).toHaveAttribute('type', 'password')
  expect(await violationsOn(page)).toEqual([])
})

test('what is wrong with a new account is told next to its field; corrected, it opens', ANY_WIDTH, async ({ page }) => {
  const email = newcomer()
  await goAlive(page, { host: 'localhost', path: '/auth' })
  await fillNewAccount(page, email)
  const form = registerForm(page)
  const password = form.getByLabel(words.register.password, { exact: true })
  await password.fill('azerty')
  await form.getByLabel(words.register.phone).fill('12')
  await form.getByRole('button', { name: words.register.submit }).click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(new RegExp(told['password-weak']()))
  await expect(form.getByLabel(words.register.phone)).toHaveAccessibleDescription(
    new RegExp(told['not-a-phone']().slice(0, 40)),
  )
  const terms = form.getByRole('checkbox')
  await expect(terms).toHaveAccessibleDescription(told['not-agreed']())
  await expect(form.getByLabel(words.register.email)).toHaveValue(email)
  expect(await violationsOn(page)).toEqual([])

  await password.fill('Trois-petits-chats')
  await form.getByLabel(words.register.phone).fill('06 12 34 56 78')
  await terms.check()
  await form.getByRole('button', { name: words.register.submit }).click()
  await expect(page).toHaveURL(at('localhost', '/account'))
  await expect(page.getByText('Jeanne Martin')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await signOut(page)
  await expect(page).toHaveURL(at('localhost', '/'))
  await goAlive(page, { host: 'localhost', path: '/auth' })
  await fillNewAccount(page, email)
  await password.fill('Trois-petits-chats')
  await terms.check()
  await form.getByRole('button', { name: words.register.submit }).click()
  await expect(form.getByLabel(words.register.email)).toHaveAccessibleDescription(refusalWords.fr['email-taken'])
})

test('the keyboard alone signs in', ANY_WIDTH, async ({ page }) => {
  await goAlive(page, { host: 'coteaux.localhost', path: '/auth' })
  await loginForm(page).getByLabel(words.login.email).focus()
  await page.keyboard.press('Enter')
  await expect(loginForm(page).getByRole('alert').first()).toHaveText(told.required())
  await expect(loginForm(page).getByLabel(words.login.email)).toBeFocused()
  await page.keyboard.type('client@example.com')
  await page.keyboard.press('Tab')
  await expect(loginForm(page).getByLabel(words.login.password, { exact: true })).toBeFocused()
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('coteaux.localhost', '/account'))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one signs in, is told what is wrong, and signs out', ANY_WIDTH, async ({ page }) => {
    const email = newcomer()
    await page.goto(at('localhost', '/auth?next=/legal-notice'), WHEN_READ)
    await expect(page.getByRole('button', { name: words.showPassword })).toHaveCount(0)
    await signIn(page, { email, password: 'pas le bon' })
    await expect(loginForm(page).getByRole('alert')).toHaveText(refusalWords.fr['login-wrong'])
    await expect(loginForm(page).getByLabel(words.login.email)).toHaveValue(email)
    await signIn(page, { email: 'client@example.com', password: DEMO_PASSWORD })
    await expect(page).toHaveURL(at('localhost', '/legal-notice'))
    await page.goto(at('localhost', '/account'), WHEN_READ)
    await signOut(page)
    await expect(page).toHaveURL(at('localhost', '/'))
  })
})

test('who asks for the English page reads English', async ({ page }) => {
  await goAlive(page, { host: 'localhost', path: '/en/auth' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').first()).toHaveText(problemWords.en.required())
  await expect(page.getByRole('region', { name: 'First visit' })).toBeVisible()
})
