import { expect } from '@playwright/test'
import { refusalWords } from '#words/basics/refusals/words.ts'
import { newsletterWords } from '#words/newsletters/words.ts'
import { privacyWords } from '#words/privacy/words.ts'
import { whenAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { goToRoom, haveAccount, newcomer, PASSWORD, signIn } from './customer.ts'
import { WHEN_READ } from './estates.ts'
import { test } from './journey-test.ts'
import { expectFocusKept } from './keyboard.ts'
import { mailedLink } from './mailed-link.ts'
import { JOURNEY, JOURNEY_AT_ANY_WIDTH } from './tags.ts'
import type { Visitor } from './visitor.ts'

test('a customer chooses letters, reads what is kept and takes it all away', JOURNEY, async ({ visitor }) => {
  const { page, locale } = visitor
  const said = privacyWords[locale]
  const email = await haveAccount(visitor)
  await visitor.open('/account')
  await chooseLetters(visitor, email)
  await goToRoom(visitor, 'privacy')
  await expect(page.getByRole('heading', { level: 1, name: said.account.title })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await visitor.press(page.getByRole('link', { name: said.account.see }))
  await expect(page.getByRole('heading', { level: 1, name: said.export.title })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await visitor.press(page.getByRole('link', { name: said.export.back }))

  const submit = page.getByRole('button', { name: said.account.submit })
  await visitor.write(page.getByLabel(said.account.password, { exact: true }), 'Pas-le-bon-du-tout')
  await visitor.press(submit)
  const password = page.getByLabel(said.account.password, { exact: true })
  await expect(password).toHaveAccessibleDescription(refusalWords[locale]['password-wrong'])
  await expect(password).toBeFocused()
  await visitor.write(password, PASSWORD)
  await visitor.press(submit)
  await expect(page.getByRole('heading', { level: 1, name: said.deletion.done })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await visitor.open('/auth')
  await signIn(visitor, { email })
  await expect(page.getByRole('alert').filter({ hasText: refusalWords[locale]['login-wrong'] })).toBeVisible()
})

/** The first time an address must be proven; what is chosen then shows on the page. */
async function chooseLetters(visitor: Visitor, email: string): Promise<void> {
  const { page, locale } = visitor
  const said = newsletterWords[locale]
  await goToRoom(visitor, 'newsletter')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
  const save = page.getByRole('button', { name: said.preferences.submit })
  await visitor.tick(page.getByRole('checkbox').first())
  await visitor.press(save)
  await expect(page.getByRole('status').filter({ hasText: said.account.awaiting })).toBeVisible()
  await expectFocusKept(page)
  await page.goto(await mailedLink({ recipient: email, path: visitor.path('/newsletter/confirm/') }), WHEN_READ)
  await whenAlive(page)
  await visitor.press(page.getByRole('button', { name: said.confirm.submit }))
  await expect(page.getByRole('heading', { level: 1, name: said.confirm.done })).toBeVisible()
  await visitor.open('/account/newsletter')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await visitor.tick(page.getByRole('checkbox').nth(1))
  await visitor.press(save)
  await expect(page.getByRole('status').filter({ hasText: said.preferences.saved })).toBeVisible()
  await expectFocusKept(page)
}

test(
  'the pages where one asks for one’s data or for letters are accessible',
  JOURNEY_AT_ANY_WIDTH,
  async ({ visitor }) => {
    for (const path of ['/newsletter', '/privacy/request']) {
      await visitor.open(path)
      expect(await violationsOn(visitor.page), path).toEqual([])
    }
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one subscribes, chooses and leaves', JOURNEY_AT_ANY_WIDTH, async ({ visitor }) => {
    const { page, locale } = visitor
    const said = newsletterWords[locale]
    const email = newcomer()
    await visitor.openPlain('/newsletter')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await visitor.write(page.getByLabel(said.subscribe.email), email)
    await visitor.tick(page.getByRole('checkbox').first())
    await visitor.tick(page.getByRole('checkbox', { name: said.consent }))
    await visitor.press(page.getByRole('button', { name: said.subscribe.submit }))
    await expect(page.getByRole('heading', { level: 1, name: said.subscribe.asked })).toBeVisible()
    await page.goto(await mailedLink({ recipient: email, path: visitor.path('/newsletter/confirm/') }), WHEN_READ)
    await visitor.press(page.getByRole('button', { name: said.confirm.submit }))
    await visitor.press(page.getByRole('link', { name: said.confirm.preferences }))
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await visitor.press(page.getByRole('button', { name: said.preferences.leave }))
    await expect(page.getByText(said.preferences.none)).toBeVisible()
  })
})
