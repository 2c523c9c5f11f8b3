import { expect, test } from 'vitest'
import { asBrowser, NEWCOMER, openTokens } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const NEW = 'new@example.org'

/** Somebody who wants another address, signed in on two devices, with both links. */
async function moving(options?: Parameters<typeof createTestApp>[0]) {
  const test = await createTestApp(options)
  const browser = asBrowser(test)
  const elsewhere: string = (await browser.register()).json().data.token
  const here: string = (await browser.login(NEWCOMER)).json().data.token
  const payload = { email: NEW, password: NEWCOMER.password }
  await browser.put({ url: '/user/email', payload, headers: { authorization: here } })
  const [oldLink = ''] = await openTokens(test, 'EMAIL_CHANGE_OLD')
  const [newLink = ''] = await openTokens(test, 'EMAIL_CHANGE_NEW')
  return { test, browser, here, elsewhere, oldLink, newLink }
}

function follow(test: TestApp, { token, as }: { token: string; as?: string }) {
  return asBrowser(test).put({
    url: '/email/link',
    payload: { token },
    ...(as ? { headers: { authorization: as } } : {}),
  })
}

const outcome = async (answer: ReturnType<typeof follow>) => {
  const { data, code } = (await answer).json()
  return data?.outcome ?? code
}

test.each([['the old'], ['the new']])('when both have said yes, %s first, the address is changed', async (first) => {
  const { test, browser, here, elsewhere, oldLink, newLink } = await moving()
  const steps = [() => follow(test, { token: oldLink }), () => follow(test, { token: newLink, as: here })]
  const [one, two] = first === 'the old' ? steps : steps.reverse()
  expect(await outcome(one?.() as never)).toBe(first === 'the old' ? 'WAITS_FOR_NEW' : 'WAITS_FOR_OLD')
  expect((await browser.login(NEWCOMER)).statusCode).toBe(200)
  expect(await outcome(two?.() as never)).toBe('CHANGED')
  expect((await browser.login(NEWCOMER)).statusCode).toBe(401)
  expect((await browser.login({ ...NEWCOMER, email: NEW })).statusCode).toBe(200)
  const isLogged = async (authorization: string) =>
    (await browser.get('/logged', { authorization })).json().data.isLogged
  // Whoever says the last yes from their own session keeps it; all the others end.
  expect([await isLogged(here), await isLogged(elsewhere)]).toEqual([first === 'the old', false])
  const { rows } = await test.admin.query(
    `select recipient from estate.mails where kind = 'ACCOUNT_CHANGED' order by recipient`,
  )
  expect(rows.map(({ recipient }) => recipient)).toEqual([NEWCOMER.email, NEW])
  const users = await test.admin.query('select email_confirmed_at from estate.users where email = $1', [NEW])
  expect(users.rows[0].email_confirmed_at).toBeInstanceOf(Date)
})

test('whoever reads the new address but is not the account’s owner cannot say yes for them', async () => {
  const { test, newLink } = await moving()
  const stranger = (await asBrowser(test).register({ email: 'other@example.org' })).json().data.token
  expect(await outcome(follow(test, { token: newLink }))).toBe('link-not-yours')
  expect(await outcome(follow(test, { token: newLink, as: stranger }))).toBe('link-not-yours')
})

test('of fifty at once on each link, each is taken once and the address changes once', async () => {
  const { test, here, oldLink, newLink } = await moving()
  const both = Array.from({ length: 25 }, () => [
    follow(test, { token: oldLink }),
    follow(test, { token: newLink, as: here }),
  ])
  const outcomes = await Promise.all(both.flat().map(outcome))
  const won = outcomes.filter((one) => one !== 'link-over')
  expect(won.sort()).toEqual(['CHANGED', expect.stringMatching(/^WAITS_FOR_/)])
  const { rows } = await test.admin.query(`select count(*)::int as n from estate.mails where kind = 'ACCOUNT_CHANGED'`)
  expect(rows).toEqual([{ n: 2 }])
})

test('a new address that somebody else took in the meantime is refused, and the account keeps its own', async () => {
  const { test, browser, here, oldLink, newLink } = await moving()
  await follow(test, { token: oldLink })
  await browser.register({ email: NEW })
  const answer = await follow(test, { token: newLink, as: here })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'email-taken'])
  expect((await browser.login(NEWCOMER)).statusCode).toBe(200)
})

test('who registers and who moves to one address at once: one has it', async () => {
  const { test, browser, here, oldLink, newLink } = await moving()
  await follow(test, { token: oldLink })
  const [moved, registered] = await Promise.all([
    follow(test, { token: newLink, as: here }),
    browser.register({ email: NEW, password: 'Another-password-84' }),
  ])
  expect([moved.statusCode, registered.statusCode].sort()).toEqual([200, 409])
})

test('a new password ends what a thief had begun', async () => {
  const { test, browser, here, oldLink, newLink } = await moving()
  await follow(test, { token: newLink, as: here })
  const payload = { password: NEWCOMER.password, newPassword: 'Quatre-vieux-chiens' }
  await browser.put({ url: '/user/password', payload, headers: { authorization: here } })
  expect(await outcome(follow(test, { token: oldLink }))).toBe('link-over')
  expect((await browser.get('/user/profile', { authorization: here })).json().data.pendingEmail).toBe(null)
})

test('links of an older wish, of another estate and of yesterday are over', async () => {
  let now = new Date('2026-05-01T10:00:00Z')
  const { test, browser, here, oldLink } = await moving({ now: () => now })
  const payload = { email: 'third@example.org', password: NEWCOMER.password }
  await browser.put({ url: '/user/email', payload, headers: { authorization: here } })
  expect(await outcome(follow(test, { token: oldLink }))).toBe('link-over')
  const [newest = ''] = await openTokens(test, 'EMAIL_CHANGE_OLD')
  const foreign = await asBrowser(test, 'coteaux.localhost').put({ url: '/email/link', payload: { token: newest } })
  expect(foreign.json().code).toBe('link-over')
  now = new Date('2026-05-02T10:00:00Z')
  expect(await outcome(follow(test, { token: newest }))).toBe('link-over')
})

test('the owner of a new account confirms its address, signed in, once', async () => {
  const test = await createTestApp()
  const browser = asBrowser(test)
  const { token } = (await browser.register()).json().data
  const [link = ''] = await openTokens(test, 'EMAIL_CONFIRM')
  const shown = (await browser.get(`/email/link/${link}`)).json().data
  expect(shown).toEqual({ purpose: 'EMAIL_CONFIRM', email: NEWCOMER.email, newEmail: null, needsOwner: true })
  expect(await outcome(follow(test, { token: link }))).toBe('link-not-yours')
  expect(await outcome(follow(test, { token: link, as: token }))).toBe('CONFIRMED')
  expect(await outcome(follow(test, { token: link, as: token }))).toBe('link-over')
  expect((await browser.get('/user/profile', { authorization: token })).json().data.isEmailConfirmed).toBe(true)
})
