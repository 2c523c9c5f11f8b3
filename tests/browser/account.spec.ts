import { type Browser, expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { connectToServer } from '#tests/support/server-database.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { fr as addressWords } from '#words/accounts/addresses/fr.ts'
import { en as englishArea } from '#words/accounts/area/en.ts'
import { fr as areaWords } from '#words/accounts/area/fr.ts'
import { en as english } from '#words/accounts/en.ts'
import { fr as words } from '#words/accounts/fr.ts'
import { fr as homeWords } from '#words/accounts/home/fr.ts'
import { en as passwordWords } from '#words/accounts/passwords/en.ts'
import { fr as profileWords } from '#words/accounts/profile/fr.ts'
import { fr as securityWords } from '#words/accounts/security/fr.ts'
import { problemWords } from '#words/basics/problems/words.ts'
import { refusalWords } from '#words/basics/refusals/words.ts'
import { fr as cellarWords } from '#words/cellar/fr.ts'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { refusedEverywhere } from './connected-estates.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { mailedLink } from './mailed-link.ts'
import { ANY_WIDTH } from './tags.ts'

const PASSWORD = 'Trois-petits-chats'
const NEW_PASSWORD = 'Chapeau-de-paille-7'
const told = problemWords.fr
let counter = 0
const newcomer = () => `odile-${Date.now()}-${process.pid}-${++counter}@example.org`

interface Account {
  host: string
  email: string
  path?: string
  said?: typeof words
}

/** Opens an account by its form, as a visitor does, with scripts or without. */
async function register(page: Page, { host, email, path = '/auth', said = words }: Account): Promise<void> {
  await page.goto(at(host, path), WHEN_READ)
  const form = page.getByRole('region', { name: said.register.title })
  await form.getByLabel(said.register.firstname).fill('Odile')
  await form.getByLabel(said.register.lastname, { exact: true }).fill('Renard')
  await form.getByLabel(said.register.email).fill(email)
  await form.getByLabel(said.register.birthdate).fill('1990-12-31')
  await form.getByLabel(said.register.password, { exact: true }).fill(PASSWORD)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: said.register.submit }).click()
}

const room = (page: Page, name: string) =>
  page.getByRole('navigation', { name: areaWords.navigation }).getByRole('link', { name, exact: true })

const isTold = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeInViewport()

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).filter({ visible: true }).click()
}

test('from the first visit to a profile, an address, a new password and the devices', async ({ page, browser }) => {
  const host = 'coteaux.localhost'
  const email = newcomer()
  await register(page, { host, email })
  await expect(page).toHaveURL(at(host, '/account'))
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Odile' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByText(homeWords.noOrder.title)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await changeProfile(page)
  await addAddress(page)
  await changePassword(page)
  await endTheOtherDevice(page, { browser, host, email })
  expect(await tokensInReach(page)).toEqual([])
})

async function changeProfile(page: Page): Promise<void> {
  const said = profileWords.person
  await room(page, areaWords.pages.profil).click()
  await expect(page.getByRole('heading', { level: 1, name: profileWords.title })).toBeVisible()
  const form = page.getByRole('region', { name: said.title })
  const field = (label: string) => form.getByLabel(label, { exact: true })
  const save = () => form.getByRole('button', { name: said.submit }).click()
  await field(said.firstname).fill('🍇'.repeat(5_000))
  // This estate takes mobile numbers only.
  await field(said.mobile).fill('02 41 51 00 00')
  await save()
  await expect(field(said.firstname)).toBeFocused()
  await expect(field(said.firstname)).toHaveAccessibleDescription(told['too-long']({ limit: 80, choices: '' }))
  await field(said.firstname).fill('Zoé 🍇')
  await save()
  await expect(field(said.mobile)).toHaveAccessibleDescription(new RegExp(told['not-a-mobile']()))
  await field(said.mobile).fill("'; drop table estate.users; --")
  await save()
  await expect(field(said.mobile)).toHaveAccessibleDescription(new RegExp(told['not-a-phone']().slice(0, 40)))
  expect(await violationsOn(page)).toEqual([])
  await field(said.mobile).fill('06 12 34 56 78')
  await field(said.lastname).fill("O'Hara'; drop table estate.users; --")
  await save()
  await isTold(page, profileWords.done.profil)
  await expect(page.getByRole('complementary').getByText("Zoé 🍇 O'Hara'; drop table")).toBeVisible()
}

async function addAddress(page: Page): Promise<void> {
  const { fields } = addressWords
  await room(page, areaWords.pages.addresses).click()
  await expect(page.getByText(addressWords.empty)).toBeVisible()
  const field = (name: keyof typeof fields) => page.getByLabel(fields[name], { exact: true })
  const save = () => page.getByRole('button', { name: addressWords.submit }).click()
  await field('firstname').fill('Odile')
  await field('lastname').fill('Renard')
  await field('postalCode').fill('73000')
  await field('city').fill('Chambéry')
  await save()
  await expect(field('address')).toBeFocused()
  await expect(field('address')).toHaveAccessibleDescription(told.required())
  expect(await violationsOn(page)).toEqual([])
  await field('address').fill('4, rue Croix-d’Or')
  await field('isDeliveryDefault').check()
  await save()
  await isTold(page, addressWords.done.saved)
  await expect(page.getByRole('listitem').filter({ hasText: '73000 Chambéry' })).toContainText(addressWords.delivery)
  // Ready for another: what was saved does not stay in the form to be saved twice.
  await expect(field('address')).toHaveValue('')
  expect(await violationsOn(page)).toEqual([])
}

async function changePassword(page: Page): Promise<void> {
  const said = securityWords.password
  await room(page, areaWords.pages.security).click()
  const form = page.getByRole('region', { name: said.title })
  const present = form.getByLabel(said.present, { exact: true })
  const next = form.getByLabel(said.next, { exact: true })
  const change = async (from: string, to: string) => {
    await present.fill(from)
    await next.fill(to)
    await form.getByRole('button', { name: said.submit }).click()
  }
  await change(PASSWORD, 'azerty')
  await expect(next).toHaveAccessibleDescription(new RegExp(told['password-weak']()))
  await change(PASSWORD, 'qazwsxedcrfv')
  await expect(next).toHaveAccessibleDescription(new RegExp(told['password-leaked']()))
  expect(await violationsOn(page)).toEqual([])
  await change('Pas-le-bon-du-tout', NEW_PASSWORD)
  await expect(present).toHaveAccessibleDescription(refusalWords.fr['password-wrong'])
  await change(PASSWORD, NEW_PASSWORD)
  await isTold(page, securityWords.done.password)
  await expect(present).toHaveValue('')
  await expect(next).toHaveValue('')
}

async function endTheOtherDevice(page: Page, { browser, host, email }: { browser: Browser } & Account): Promise<void> {
  const said = securityWords.devices
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' })
  const other = await elsewhere.newPage()
  await other.goto(at(host, '/robots.txt'), WHEN_READ)
  await other.evaluate(
    (body) => fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    JSON.stringify({ email, password: NEW_PASSWORD }),
  )
  await goAlive(page, { host, path: '/account/security' })
  const devices = page.getByRole('region', { name: said.title }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: said.current })).toHaveCount(1)
  expect(await violationsOn(page)).toEqual([])
  await devices.getByRole('button', { name: `${said.end} Firefox sur Linux` }).click()
  await isTold(page, securityWords.done.device)
  await expect(devices).toHaveCount(1)
  await other.goto(at(host, '/account'), WHEN_READ)
  await expect(other).toHaveURL(at(host, '/auth?next=%2Faccount'))
  await elsewhere.close()
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'in English, a forgotten password is chosen anew by the link of the mail, once',
    ANY_WIDTH,
    async ({ page, browser }) => {
      const email = newcomer()
      const { ask, choose } = passwordWords
      await register(page, { host: 'localhost', email, path: '/en/auth', said: english })
      await expect(page).toHaveURL(at('localhost', '/en/account'))
      await signOut(page, englishArea.logout)
      await page.goto(at('localhost', '/en/auth'), WHEN_READ)
      await page.getByRole('link', { name: english.login.forgotten }).click()
      await page.getByLabel(ask.email).fill('nobody')
      await page.getByRole('button', { name: ask.submit }).click()
      await expect(page.getByLabel(ask.email)).toHaveAccessibleDescription(problemWords.en['not-an-email']())
      await expect(page.getByLabel(ask.email)).toHaveValue('nobody')
      await page.getByLabel(ask.email).fill(email)
      await page.getByRole('button', { name: ask.submit }).click()
      await expect(page.getByRole('heading', { level: 1, name: ask.sentTitle })).toBeVisible()

      const link = await mailedLink({ recipient: email, path: '/en/password/reset/' })
      await page.goto(link, WHEN_READ)
      await expect(page.getByText(email)).toBeVisible()
      expect(await violationsAt(browser, [at('localhost', '/en/password/reset/ask'), link])).toEqual([])
      await page.getByLabel(choose.password, { exact: true }).fill('qwerty')
      await page.getByRole('button', { name: choose.submit }).click()
      const password = page.getByLabel(choose.password, { exact: true })
      await expect(password).toHaveAccessibleDescription(new RegExp(problemWords.en['password-weak']()))
      await password.fill(NEW_PASSWORD)
      await page.getByRole('button', { name: choose.submit }).click()
      await expect(page.getByRole('status').filter({ hasText: english.login.newPassword })).toBeVisible()
      await signInInEnglish(page, { email, password: PASSWORD })
      await expect(page.getByRole('alert').first()).toHaveText(refusalWords.en['login-wrong'])
      await signInInEnglish(page, { email, password: NEW_PASSWORD })
      await expect(page).toHaveURL(at('localhost', '/en/account'))
      await page.goto(link, WHEN_READ)
      await expect(page.getByRole('heading', { level: 1, name: choose.over })).toBeVisible()
      expect(await violationsAt(browser, [link])).toEqual([])
    },
  )
})

/** Judging takes a script: in a browser that runs them. */
async function violationsAt(browser: Browser, urls: string[]): Promise<string[]> {
  const page = await browser.newPage({ javaScriptEnabled: true, storageState: refusedEverywhere() })
  const found: string[] = []
  for (const url of urls) {
    await page.goto(url, WHEN_READ)
    found.push(...(await violationsOn(page)))
  }
  await page.close()
  return found
}

async function signInInEnglish(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const form = page.getByRole('region', { name: english.login.title })
  await form.getByLabel(english.login.email).fill(email)
  await form.getByLabel(english.login.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: english.login.submit }).click()
}

test(
  'a second factor is set up, and asked for by keyboard: its code, then a recovery code',
  ANY_WIDTH,
  async ({ page }) => {
    const said = securityWords.factor
    const email = newcomer()
    await register(page, { host: 'localhost', email })
    await expect(page).toHaveURL(at('localhost', '/account'))
    await room(page, areaWords.pages.security).click()
    await page.getByRole('link', { name: said.setUp }).click()
    await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible()
    await page.getByLabel(said.password, { exact: true }).fill(PASSWORD)
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: said.beginSubmit }).click()
    await expect(page.getByRole('img', { name: said.qr })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    const secret = ((await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '')
    const now = Math.floor(Date.now() / 1_000)
    await page.getByLabel(said.code).fill(generateSync({ secret, epoch: now }))
    await page.getByRole('button', { name: said.confirm }).click()
    const codes = page.getByRole('region', { name: said.codesTitle }).getByRole('listitem')
    await isTold(page, securityWords.done.factor)
    const recovery = (await codes.first().textContent()) ?? ''
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('link', { name: said.codesDone }).click()
    await expect(page.getByRole('link', { name: said.manage })).toBeVisible()

    // No code opens twice: the one of the next half minute is good already.
    await signOut(page, areaWords.logout)
    await expect(page).toHaveURL(at('localhost', '/'))
    await signInByKeyboard(page, { email, codes: ['000000', generateSync({ secret, epoch: now + 30 })] })
    await signOut(page, areaWords.logout)
    await expect(page).toHaveURL(at('localhost', '/'))
    await signInByKeyboard(page, { email, codes: [recovery.toLowerCase()] })
    await goAlive(page, { host: 'localhost', path: '/account/second-factor' })
    await expect(page.getByText('Codes de secours restants\u00a0: 9')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  },
)

async function signInByKeyboard(page: Page, { email, codes }: { email: string; codes: string[] }): Promise<void> {
  await goAlive(page, { host: 'localhost', path: '/auth' })
  await page.getByRole('region', { name: words.login.title }).getByLabel(words.login.email).focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  const code = page.getByLabel(words.factor.code)
  for (const [n, typed] of codes.entries()) {
    if (n > 0) await expect(code).toHaveAccessibleDescription(new RegExp(refusalWords.fr['code-wrong']))
    await expect(code).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(typed)
    if (n === 0) expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(at('localhost', '/account'))
}

test('the keyboard alone opens a bottle of the cellar, and puts it back', ANY_WIDTH, async ({ page }) => {
  await buyWine()
  await goAlive(page, { host: 'localhost', path: '/auth?next=/account/cellar' })
  await page.getByRole('region', { name: words.login.title }).getByLabel(words.login.email).focus()
  await page.keyboard.type('client@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('localhost', '/account/cellar'))
  expect(await violationsOn(page)).toEqual([])
  const wine = page.getByRole('region', { name: cellarWords.all }).getByRole('listitem').first()
  const open = wine.getByRole('button', { name: /^J’en ouvre une/ })
  const putBack = wine.getByRole('button', { name: /^Annuler/ })
  await expect(wine).toContainText('Il en reste 6 sur 6')
  await expect(putBack).toHaveCount(0)
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(wine).toContainText('Il en reste 5 sur 6')
  await expect(open).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(putBack).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(wine).toContainText('Il en reste 6 sur 6')
  await expect(putBack).toHaveCount(0)
})

/** Six bottles of one wine, in a paid order of the demo customer. */
async function buyWine(): Promise<void> {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  const { rows } = await db.query(`select id from estate.users where site_id = 1 and email = 'client@example.com'`)
  const { id } = await insertOrder(db, { userId: rows[0].id, email: 'client@example.com', status: 'DELIVERED' })
  await db.query(
    `update estate.order_lines set declination_id = (
       select min(declinations.id) from estate.declinations join estate.products on products.id = product_id
       where products.site_id = 1 and products.type = 'WINE'
     ) where site_id = 1 and order_id = $1`,
    [id],
  )
  await db.end()
}
