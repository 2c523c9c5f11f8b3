import { expect } from '@playwright/test'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { accountWords } from '#words/accounts/words.ts'
import { problemWords } from '#words/basics/problems/words.ts'
import { refusalWords } from '#words/basics/refusals/words.ts'
import { siteWords } from '#words/sites/shell/words.ts'
import { violationsOn } from './axe.ts'
import { loginForm, newcomer, PASSWORD, registerForm, signIn, signOut, writePerson } from './customer.ts'
import { test } from './journey-test.ts'
import { JOURNEY, JOURNEY_AT_ANY_WIDTH } from './tags.ts'
import type { Visitor } from './visitor.ts'

const GUEST_CART = 'ab'.repeat(16)
const DEMO_CUSTOMER = { email: 'client@example.com', password: DEMO_PASSWORD }

const headerLink = ({ page }: Visitor, name: string) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true })

/** Whether the visitor's cart was asked for the way signing in asks for it. */
function heardCarts({ page }: Visitor): string[] {
  const heard: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (/^\/api\/cart(\/\w+\/default)?$/.test(path)) heard.push(`${request.method()} ${path}`)
  })
  return heard
}

test(
  'signing in leads on, is remembered on the next page, and signing out forgets everything',
  JOURNEY,
  async ({ visitor }) => {
    const { page, locale } = visitor
    const { signIn: toSignIn, own } = siteWords[locale].account
    const carts = heardCarts(visitor)
    await visitor.open(`/auth?next=${visitor.path('/notre-domaine')}`)
    await expect(headerLink(visitor, toSignIn)).toHaveCount(1)
    await signIn(visitor, DEMO_CUSTOMER)
    await expect(page).toHaveURL(visitor.url('/notre-domaine'))
    expect(carts).toEqual(['POST /api/cart'])
    await expect(headerLink(visitor, own)).toHaveCount(1)

    // A new document is made for a visitor nobody knows; who it is comes after it.
    await visitor.open('/')
    await visitor.press(headerLink(visitor, own))
    await expect(page).toHaveURL(visitor.url('/account'))
    await expect(page.getByText('Hélène Marchandeau')).toBeVisible()
    await page.evaluate(() => {
      localStorage.setItem('city', '{"postalCode":"49400"}')
      localStorage.setItem('popup-3', 'closed')
    })
    await signOut(visitor)
    await expect(headerLink(visitor, toSignIn)).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['popup-3'])
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names.filter((name) => name === 'token' || name === 'idSite')).toEqual([])
    await visitor.open('/auth')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountWords[locale].title)
  },
)

test('the cart that a visitor has filled is taken along', JOURNEY_AT_ANY_WIDTH, async ({ visitor }) => {
  const { page } = visitor
  const carts = heardCarts(visitor)
  await visitor.open('/auth')
  await page.evaluate((id) => localStorage.setItem('cartId', id), GUEST_CART)
  await signIn(visitor, DEMO_CUSTOMER)
  await expect(page).toHaveURL(visitor.url('/account'))
  await expect.poll(() => carts[0]).toBe(`GET /api/cart/${GUEST_CART}/default`)
})

test('what is missing or wrong is told at the form, and nothing typed is lost', JOURNEY, async ({ visitor }) => {
  const { page, locale } = visitor
  const words = accountWords[locale]
  const email = newcomer()
  await visitor.open('/auth')
  const form = loginForm(visitor)
  await visitor.press(form.getByRole('button', { name: words.login.submit }))
  await expect(form.getByRole('alert').first()).toHaveText(problemWords[locale].required())
  await expect(form.getByLabel(words.login.email)).toBeFocused()
  await signIn(visitor, { email, password: 'pas le bon' })
  await expect(form.getByRole('alert').filter({ hasText: refusalWords[locale]['login-wrong'] })).toBeVisible()
  await expect(form.getByLabel(words.login.email)).toHaveValue(email)
  const password = form.getByLabel(words.login.password, { exact: true })
  await expect(password).toHaveValue('pas le bon')
  await visitor.press(form.getByRole('button', { name: words.showPassword }))
  await expect(password).toHaveAttribute('type', 'text')
  await visitor.press(form.getByRole('button', { name: words.hidePassword }))
  await expect(password).toHaveAttribute('type', 'password')
  expect(await violationsOn(page)).toEqual([])
})

test(
  'what is wrong with a new account is told next to its field; corrected, it opens',
  JOURNEY_AT_ANY_WIDTH,
  async ({ visitor }) => {
    const { page, locale } = visitor
    const words = accountWords[locale]
    const told = problemWords[locale]
    const email = newcomer()
    await visitor.open('/auth')
    await writePerson(visitor, email)
    const form = registerForm(visitor)
    const password = form.getByLabel(words.register.password, { exact: true })
    const phone = form.getByLabel(words.register.phone)
    const submit = form.getByRole('button', { name: words.register.submit })
    await visitor.write(password, 'azerty')
    await visitor.write(phone, '12')
    await visitor.press(submit)
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription(new RegExp(told['password-weak']()))
    await expect(phone).toHaveAccessibleDescription(new RegExp(told['not-a-phone']().slice(0, 40)))
    const terms = form.getByRole('checkbox')
    await expect(terms).toHaveAccessibleDescription(told['not-agreed']())
    await expect(form.getByLabel(words.register.email)).toHaveValue(email)
    expect(await violationsOn(page)).toEqual([])

    await visitor.write(password, PASSWORD)
    await visitor.write(phone, '06 12 34 56 78')
    await visitor.tick(terms)
    await visitor.press(submit)
    await expect(page).toHaveURL(visitor.url('/account'))
    await expect(page.getByText('Odile Renard')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])

    await signOut(visitor)
    await visitor.open('/auth')
    await writePerson(visitor, email)
    await visitor.write(password, PASSWORD)
    await visitor.tick(terms)
    await visitor.press(submit)
    await expect(form.getByLabel(words.register.email)).toHaveAccessibleDescription(refusalWords[locale]['email-taken'])
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one signs in, is told what is wrong, and signs out', JOURNEY_AT_ANY_WIDTH, async ({ visitor }) => {
    const { page, locale } = visitor
    const email = newcomer()
    await visitor.openPlain(`/auth?next=${visitor.path('/legal-notice')}`)
    await expect(page.getByRole('button', { name: accountWords[locale].showPassword })).toHaveCount(0)
    await signIn(visitor, { email, password: 'pas le bon' })
    await expect(loginForm(visitor).getByRole('alert')).toHaveText(refusalWords[locale]['login-wrong'])
    await expect(loginForm(visitor).getByLabel(accountWords[locale].login.email)).toHaveValue(email)
    await signIn(visitor, DEMO_CUSTOMER)
    await expect(page).toHaveURL(visitor.url('/legal-notice'))
    await visitor.openPlain('/account')
    await signOut(visitor)
  })
})
