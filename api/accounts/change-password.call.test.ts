import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { createPasswordHasher } from '#providers/passwords/password-hasher.ts'
import { asBrowser, NEWCOMER } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { mailRows } from '#tests/support/test-mails.ts'

const NEW = 'Quatre-vieux-chiens'

/** Somebody who is signed in here and on another device. */
async function signedInTwice(options?: Parameters<typeof createTestApp>[0]) {
  const test = await createTestApp(options)
  const browser = asBrowser(test)
  const elsewhere: string = (await browser.register()).json().data.token
  const here: string = (await browser.login(NEWCOMER)).json().data.token
  return { test, browser, here, elsewhere }
}

function change(test: TestApp, { token, payload }: { token: string; payload: object }) {
  return asBrowser(test).put({ url: '/user/password', payload, headers: { authorization: token } })
}

test('the new password opens, the other devices are signed out, this one is not, and a mail tells', async () => {
  const { test, browser, here, elsewhere } = await signedInTwice()
  const answer = await change(test, { token: here, payload: { password: NEWCOMER.password, newPassword: NEW } })
  expect([answer.statusCode, answer.json().data]).toEqual([200, { isChanged: true }])
  const isLogged = async (authorization: string) =>
    (await browser.get('/logged', { authorization })).json().data.isLogged
  expect([await isLogged(here), await isLogged(elsewhere)]).toEqual([true, false])
  expect((await browser.login(NEWCOMER)).statusCode).toBe(401)
  expect((await browser.login({ ...NEWCOMER, password: NEW })).statusCode).toBe(200)
  const mails = (await mailRows(test)).filter(({ kind }) => kind === 'ACCOUNT_CHANGED')
  expect(mails).toMatchObject([{ recipient: NEWCOMER.email, facts: { change: 'PASSWORD', firstname: 'Jeanne' } }])
  expect(JSON.stringify(mails)).not.toContain(NEW)
})

test('a wrong present password changes nothing, is counted like signing in, and noted', async () => {
  const { test, browser, here, elsewhere } = await signedInTwice({ now: () => new Date('2026-05-01T10:00:00Z') })
  const tryOne = () => change(test, { token: here, payload: { password: 'not this one', newPassword: NEW } })
  for (let n = 0; n < 5; n++) {
    const answer = await tryOne()
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'password-wrong'])
  }
  const sixth = await tryOne()
  expect([sixth.statusCode, sixth.headers['retry-after']]).toEqual([429, '5'])
  expect((await browser.get('/logged', { authorization: elsewhere })).json().data.isLogged).toBe(true)
  const { rows } = await test.admin.query(
    `select count(*)::int as n from estate.security_events where kind = 'sign-in-refused' and call = 'changePassword'`,
  )
  expect(rows).toEqual([{ n: 5 }])
  expect((await mailRows(test)).filter(({ kind }) => kind === 'ACCOUNT_CHANGED')).toEqual([])
})

test.each([
  ['azerty', 'Choisissez au moins 12 caractères'],
  ['Bonjour2026!', 'Ce mot de passe est trop courant'],
  ['Tourterelle1!', null],
  ['Fuckyou123!', 'Ce mot de passe figure dans des listes de mots de passe volés'],
  ['1qaz2wsx3edc', 'Ce mot de passe figure dans des listes de mots de passe volés'],
  ['Jeanne-Martin-90', 'Ce mot de passe est fait de votre nom'],
  ['jeanne@example.org', 'Le mot de passe ne peut pas être votre adresse e-mail.'],
])('%s is judged next to its field', async (newPassword, told) => {
  const { test, here } = await signedInTwice()
  const answer = await change(test, { token: here, payload: { password: NEWCOMER.password, newPassword } })
  if (told === null) expect(answer.statusCode).toBe(200)
  else expect([answer.statusCode, answer.json().errors]).toEqual([400, { newPassword: expect.stringContaining(told) }])
})

test('far too long, or not given, is told too', async () => {
  const { test, here } = await signedInTwice()
  const answer = await change(test, { token: here, payload: { newPassword: 'x'.repeat(10_000) } })
  expect(answer.json().errors).toEqual({
    password: 'Ce champ est obligatoire.',
    newPassword: 'Au plus 200 caractères.',
  })
})

test('the demo’s passwords stay what everyone knows them to be', async () => {
  const test = await createTestApp()
  for (const email of ['client@example.com', 'admin@example.com', 'super@example.com']) {
    const { token } = (await asBrowser(test).login({ email, password: DEMO_PASSWORD })).json().data
    const answer = await change(test, { token, payload: { password: DEMO_PASSWORD, newPassword: NEW } })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'demo-account'])
    expect((await asBrowser(test).login({ email, password: DEMO_PASSWORD })).statusCode).toBe(200)
  }
})

test('nobody changes anything who is not signed in, or signed in at another estate', async () => {
  const { test, here } = await signedInTwice()
  const payload = { password: NEWCOMER.password, newPassword: NEW }
  expect((await asBrowser(test).put({ url: '/user/password', payload })).statusCode).toBe(401)
  const headers = { authorization: here }
  expect((await asBrowser(test, 'coteaux.localhost').put({ url: '/user/password', payload, headers })).statusCode).toBe(
    401,
  )
})

test('while too many passwords are being checked, one is asked to come back', async () => {
  const real = createPasswordHasher()
  const passwords = { ...real }
  const { test, here } = await signedInTwice({ services: { passwords } })
  passwords.matches = async () => null
  const answer = await change(test, { token: here, payload: { password: NEWCOMER.password, newPassword: NEW } })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1'])
})
