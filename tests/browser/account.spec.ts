import { type Browser, expect, type Page } from '@playwright/test'
import { addressBookWords } from '#words/accounts/addresses/words.ts'
import { accountHomeWords } from '#words/accounts/home/words.ts'
import { profileWords } from '#words/accounts/profile/words.ts'
import { securityWords } from '#words/accounts/security/words.ts'
import { accountWords } from '#words/accounts/words.ts'
import { fill } from '#words/basics/fill.ts'
import { problemWords } from '#words/basics/problems/words.ts'
import { refusalWords } from '#words/basics/refusals/words.ts'
import { violationsOn } from './axe.ts'
import { goToRoom, haveAccount, isTold, newcomer, PASSWORD, register, signIn } from './customer.ts'
import { at, WHEN_READ } from './estates.ts'
import { test } from './journey-test.ts'
import { mailedLink } from './mailed-link.ts'
import { JOURNEY, JOURNEY_AT_ANY_WIDTH } from './tags.ts'
import type { Visitor } from './visitor.ts'

const NEW_PASSWORD = 'Chapeau-de-paille-7'
/** It takes mobile numbers only. */
const HOST = 'coteaux.localhost'

test(
  'from the first visit to a profile, an address, a new password and the devices',
  JOURNEY,
  async ({ visitor, browser }) => {
    test.slow()
    const { page, locale } = visitor
    const email = newcomer()
    await visitor.openPlain('/auth', HOST)
    await register(visitor, email)
    await expect(page).toHaveURL(visitor.url('/account', HOST))
    const said = accountHomeWords[locale]
    await expect(page.getByRole('heading', { level: 1, name: fill(said.greeting, { name: 'Odile' }) })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByText(said.noOrder.title)).toBeVisible()
    expect(await violationsOn(page)).toEqual([])

    await changeProfile(visitor)
    await keepAddress(visitor)
    await changeAddress(visitor)
    await changePassword(visitor)
    await endTheOtherDevice(visitor, { browser, email })
    expect(await tokensInReach(page)).toEqual([])
    await endEveryDevice(visitor)
  },
)

async function changeProfile(visitor: Visitor): Promise<void> {
  const { page, locale } = visitor
  const said = profileWords[locale].person
  const told = problemWords[locale]
  await goToRoom(visitor, 'profil')
  await expect(page.getByRole('heading', { level: 1, name: profileWords[locale].title })).toBeVisible()
  const form = page.getByRole('region', { name: said.title })
  const field = (label: string) => form.getByLabel(label, { exact: true })
  const save = () => visitor.press(form.getByRole('button', { name: said.submit }))
  await visitor.write(field(said.firstname), '🍇'.repeat(5_000))
  await visitor.write(field(said.mobile), '02 41 51 00 00')
  await save()
  await expect(field(said.firstname)).toBeFocused()
  await expect(field(said.firstname)).toHaveAccessibleDescription(told['too-long']({ limit: 80, choices: '' }))
  await visitor.write(field(said.firstname), 'Zoé 🍇')
  await save()
  await expect(field(said.mobile)).toHaveAccessibleDescription(new RegExp(told['not-a-mobile']()))
  await visitor.write(field(said.mobile), "'; drop table estate.users; --")
  await save()
  await expect(field(said.mobile)).toHaveAccessibleDescription(new RegExp(told['not-a-phone']().slice(0, 40)))
  expect(await violationsOn(page)).toEqual([])
  await visitor.write(field(said.mobile), '06 12 34 56 78')
  await visitor.write(field(said.lastname), "O'Hara'; drop table estate.users; --")
  await save()
  await isTold(visitor, profileWords[locale].done.profil)
  await expect(page.getByRole('complementary').getByText("Zoé 🍇 O'Hara'; drop table")).toBeVisible()
}

function addressForm({ page, locale }: Visitor) {
  const { fields, submit } = addressBookWords[locale]
  return {
    field: (name: keyof typeof fields) => page.getByLabel(fields[name], { exact: true }),
    submit: page.getByRole('button', { name: submit }),
  }
}

async function keepAddress(visitor: Visitor): Promise<void> {
  const { page, locale } = visitor
  const said = addressBookWords[locale]
  await goToRoom(visitor, 'addresses')
  await expect(page.getByText(said.empty)).toBeVisible()
  const { field, submit } = addressForm(visitor)
  await visitor.write(field('firstname'), 'Odile')
  await visitor.write(field('lastname'), 'Renard')
  await visitor.write(field('postalCode'), '73000')
  await visitor.write(field('city'), 'Chambéry')
  await visitor.press(submit)
  await expect(field('address')).toBeFocused()
  await expect(field('address')).toHaveAccessibleDescription(problemWords[locale].required())
  expect(await violationsOn(page)).toEqual([])
  await visitor.write(field('address'), '4, rue Croix-d’Or')
  await visitor.tick(field('isDeliveryDefault'))
  await visitor.press(submit)
  await isTold(visitor, said.done.saved)
  await expect(page.getByRole('listitem').filter({ hasText: '73000 Chambéry' })).toContainText(said.delivery)
  // Ready for another: what was saved does not stay in the form to be saved twice.
  await expect(field('address')).toHaveValue('')
  expect(await violationsOn(page)).toEqual([])
}

async function changeAddress(visitor: Visitor): Promise<void> {
  const { page, locale } = visitor
  const said = addressBookWords[locale]
  const whose = fill(said.ofAddress, { name: 'Odile Renard', city: 'Chambéry' })
  const { field, submit } = addressForm(visitor)
  await visitor.press(page.getByRole('link', { name: `${said.edit} ${whose}` }))
  await expect(page.getByRole('heading', { level: 2, name: said.change })).toBeInViewport()
  await visitor.write(field('address'), '6, rue Croix-d’Or')
  await visitor.press(submit)
  await isTold(visitor, said.done.saved)
  await expect(page.getByText('6, rue Croix-d’Or')).toBeVisible()
  await visitor.press(page.getByRole('button', { name: `${said.remove} ${whose}` }))
  await isTold(visitor, said.done.removed)
  await expect(page.getByText(said.empty)).toBeVisible()
}

async function changePassword(visitor: Visitor): Promise<void> {
  const { page, locale } = visitor
  const said = securityWords[locale].password
  const told = problemWords[locale]
  await goToRoom(visitor, 'security')
  const form = page.getByRole('region', { name: said.title })
  const present = form.getByLabel(said.present, { exact: true })
  const next = form.getByLabel(said.next, { exact: true })
  const change = async (from: string, to: string) => {
    await visitor.write(present, from)
    await visitor.write(next, to)
    await visitor.press(form.getByRole('button', { name: said.submit }))
  }
  await change(PASSWORD, 'azerty')
  await expect(next).toHaveAccessibleDescription(new RegExp(told['password-weak']()))
  await change(PASSWORD, 'qazwsxedcrfv')
  await expect(next).toHaveAccessibleDescription(new RegExp(told['password-leaked']()))
  expect(await violationsOn(page)).toEqual([])
  await change('Pas-le-bon-du-tout', NEW_PASSWORD)
  await expect(present).toHaveAccessibleDescription(refusalWords[locale]['password-wrong'])
  await change(PASSWORD, NEW_PASSWORD)
  await isTold(visitor, securityWords[locale].done.password)
  await expect(present).toHaveValue('')
  await expect(next).toHaveValue('')
}

interface OtherDevice {
  browser: Browser
  email: string
}

async function endTheOtherDevice(visitor: Visitor, { browser, email }: OtherDevice): Promise<void> {
  const { page, locale } = visitor
  const said = securityWords[locale].devices
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' })
  const other = await elsewhere.newPage()
  await other.goto(at(HOST, '/robots.txt'), WHEN_READ)
  await other.evaluate(
    (body) => fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    JSON.stringify({ email, password: NEW_PASSWORD }),
  )
  await visitor.open('/account/security', HOST)
  const devices = page.getByRole('region', { name: said.title }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: said.current })).toHaveCount(1)
  expect(await violationsOn(page)).toEqual([])
  const name = fill(said.name, { browser: said.browsers.FIREFOX, system: said.systems.LINUX })
  await visitor.press(devices.getByRole('button', { name: `${said.end} ${name}` }))
  await isTold(visitor, securityWords[locale].done.device)
  await expect(devices).toHaveCount(1)
  await other.goto(at(HOST, '/account'), WHEN_READ)
  await expect(other).toHaveURL(at(HOST, '/auth?next=%2Faccount'))
  await elsewhere.close()
}

/** This one too: it leads to the door. */
async function endEveryDevice(visitor: Visitor): Promise<void> {
  const { page, locale } = visitor
  await visitor.press(page.getByRole('button', { name: securityWords[locale].devices.endAll }))
  await expect(page).toHaveURL(visitor.url('/auth', HOST))
  await visitor.openPlain('/account', HOST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountWords[locale].title)
}

/** Where a script of the page could read what signs this visitor in. */
async function tokensInReach(page: Page): Promise<string[]> {
  const secrets = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value)
  expect(secrets.length).toBeGreaterThan(0)
  const places = await page.evaluate(() => ({
    cookies: document.cookie,
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    page: document.documentElement.outerHTML,
  }))
  return Object.entries(places)
    .filter(([, text]) => secrets.some((secret) => text.includes(secret)) || /eyJ[\w-]+\.eyJ/.test(text))
    .map(([place]) => place)
}

test('an address changes when the old and the new one have said yes', JOURNEY_AT_ANY_WIDTH, async ({ visitor }) => {
  const { page, locale } = visitor
  const said = profileWords[locale]
  const [old, next] = [await haveAccount(visitor), newcomer()]
  await visitor.open('/account/profil')
  const form = page.getByRole('region', { name: said.email.title })
  await visitor.write(form.getByLabel(said.email.next), next)
  await visitor.write(form.getByLabel(said.email.password, { exact: true }), PASSWORD)
  await visitor.press(form.getByRole('button', { name: said.email.submit }))
  await isTold(visitor, said.done.email)
  await expect(page.getByText(fill(said.email.pending, { email: next }))).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  const path = visitor.path('/account/email/')
  await page.goto(await mailedLink({ recipient: next, path }), WHEN_READ)
  await visitor.press(page.getByRole('button', { name: said.link.EMAIL_CHANGE_NEW.submit }))
  await expect(page.getByText(said.link.outcome.WAITS_FOR_OLD.text)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.goto(await mailedLink({ recipient: old, path, about: next }), WHEN_READ)
  await visitor.press(page.getByRole('button', { name: said.link.EMAIL_CHANGE_OLD.submit }))
  await expect(page.getByText(said.link.outcome.CHANGED.text)).toBeVisible()

  await visitor.press(page.getByRole('link', { name: said.link.account }))
  await page.context().clearCookies({ name: 'token' })
  await visitor.open('/auth')
  await signIn(visitor, { email: next })
  await expect(page).toHaveURL(visitor.url('/account'))
})
