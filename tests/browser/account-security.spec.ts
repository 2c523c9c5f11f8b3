import { type Browser, expect } from '@playwright/test'
import { generateSync } from 'otplib'
import { passwordWords } from '#words/accounts/passwords/words.ts'
import { securityWords } from '#words/accounts/security/words.ts'
import { accountWords } from '#words/accounts/words.ts'
import { fill } from '#words/basics/fill.ts'
import { problemWords } from '#words/basics/problems/words.ts'
import { refusalWords } from '#words/basics/refusals/words.ts'
import { violationsOn } from './axe.ts'
import { refusedEverywhere } from './connected-estates.ts'
import { goToRoom, haveAccount, isTold, newcomer, PASSWORD, register, signIn, signOut } from './customer.ts'
import { WHEN_READ } from './estates.ts'
import { test } from './journey-test.ts'
import { mailedLink } from './mailed-link.ts'
import { JOURNEY_AT_ANY_WIDTH } from './tags.ts'
import type { Visitor } from './visitor.ts'

const NEW_PASSWORD = 'Chapeau-de-paille-7'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a forgotten password is chosen anew by the link of the mail, once',
    JOURNEY_AT_ANY_WIDTH,
    async ({ visitor, browser }) => {
      const { page, locale } = visitor
      const email = newcomer()
      const { ask, choose } = passwordWords[locale]
      const { login } = accountWords[locale]
      await visitor.openPlain('/auth')
      await register(visitor, email)
      await expect(page).toHaveURL(visitor.url('/account'))
      await signOut(visitor)
      await visitor.openPlain('/auth')
      await visitor.press(page.getByRole('link', { name: login.forgotten }))
      const address = page.getByLabel(ask.email)
      await visitor.write(address, 'nobody')
      await visitor.press(page.getByRole('button', { name: ask.submit }))
      await expect(address).toHaveAccessibleDescription(problemWords[locale]['not-an-email']())
      await expect(address).toHaveValue('nobody')
      await visitor.write(address, email)
      await visitor.press(page.getByRole('button', { name: ask.submit }))
      await expect(page.getByRole('heading', { level: 1, name: ask.sentTitle })).toBeVisible()

      const link = await mailedLink({ recipient: email, path: visitor.path('/password/reset/') })
      await page.goto(link, WHEN_READ)
      await expect(page.getByText(email)).toBeVisible()
      expect(await violationsAt(browser, [visitor.url('/password/reset/ask'), link])).toEqual([])
      const password = page.getByLabel(choose.password, { exact: true })
      await visitor.write(password, 'qwerty')
      await visitor.press(page.getByRole('button', { name: choose.submit }))
      await expect(password).toHaveAccessibleDescription(new RegExp(problemWords[locale]['password-weak']()))
      await visitor.write(password, NEW_PASSWORD)
      await visitor.press(page.getByRole('button', { name: choose.submit }))
      await expect(page.getByRole('status').filter({ hasText: login.newPassword })).toBeVisible()
      await signIn(visitor, { email })
      await expect(page.getByRole('alert').first()).toHaveText(refusalWords[locale]['login-wrong'])
      await signIn(visitor, { email, password: NEW_PASSWORD })
      await expect(page).toHaveURL(visitor.url('/account'))
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

test(
  'a second factor is set up, and asked for: its code, then a recovery code',
  JOURNEY_AT_ANY_WIDTH,
  async ({ visitor }) => {
    const { page, locale } = visitor
    const said = securityWords[locale].factor
    const email = await haveAccount(visitor)
    await visitor.open('/account')
    await goToRoom(visitor, 'security')
    await visitor.press(page.getByRole('link', { name: said.setUp }))
    await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible()
    await visitor.write(page.getByLabel(said.password, { exact: true }), PASSWORD)
    expect(await violationsOn(page)).toEqual([])
    await visitor.press(page.getByRole('button', { name: said.beginSubmit }))
    await expect(page.getByRole('img', { name: said.qr })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    const secret = ((await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '')
    const now = Math.floor(Date.now() / 1_000)
    await visitor.write(page.getByLabel(said.code), generateSync({ secret, epoch: now }))
    await visitor.press(page.getByRole('button', { name: said.confirm }))
    const codes = page.getByRole('region', { name: said.codesTitle }).getByRole('listitem')
    await isTold(visitor, securityWords[locale].done.factor)
    const recovery = (await codes.first().textContent()) ?? ''
    expect(await violationsOn(page)).toEqual([])
    await visitor.press(page.getByRole('link', { name: said.codesDone }))
    await expect(page.getByRole('link', { name: said.manage })).toBeVisible()

    // No code opens twice: the one of the next half minute is good already.
    await signOut(visitor)
    await signInByCodes(visitor, { email, codes: ['000000', generateSync({ secret, epoch: now + 30 })] })
    await signOut(visitor)
    await signInByCodes(visitor, { email, codes: [recovery.toLowerCase()] })
    await visitor.open('/account/second-factor')
    await expect(page.getByText(fill(said.left, { count: 9 }))).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  },
)

async function signInByCodes(visitor: Visitor, { email, codes }: { email: string; codes: string[] }): Promise<void> {
  const { page, locale } = visitor
  const { factor } = accountWords[locale]
  await visitor.open('/auth')
  await signIn(visitor, { email })
  const code = page.getByLabel(factor.code)
  for (const [n, typed] of codes.entries()) {
    if (n > 0) await expect(code).toHaveAccessibleDescription(new RegExp(refusalWords[locale]['code-wrong']))
    await expect(code).toBeFocused()
    await visitor.write(code, typed)
    if (n === 0) expect(await violationsOn(page)).toEqual([])
    await visitor.press(page.getByRole('button', { name: factor.submit }))
  }
  await expect(page).toHaveURL(visitor.url('/account'))
}
