import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { asBrowser, NEWCOMER, openTokens } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { mailRows } from '#tests/support/test-mails.ts'

async function signedUp() {
  const test = await createTestApp()
  const { token } = (await asBrowser(test).register()).json().data
  const ask = (payload: object = {}, authorization: string = token) =>
    asBrowser(test).put({
      url: '/user/email',
      payload: { email: 'new@example.org', password: NEWCOMER.password, ...payload },
      headers: { authorization },
    })
  return { test, ask }
}

test('both addresses are asked, each by a link of its own; nothing changes yet', async () => {
  const { test, ask } = await signedUp()
  expect((await ask({ email: ' New@Example.org ' })).json().data).toEqual({ isAsked: true })
  const mails = (await mailRows(test)).filter(({ kind }) => kind === 'EMAIL_CHANGE')
  expect(mails.map(({ recipient, facts }) => [recipient, facts.side, facts.newEmail])).toEqual([
    [NEWCOMER.email, 'OLD', 'new@example.org'],
    ['new@example.org', 'NEW', 'new@example.org'],
  ])
  expect(await openTokens(test, 'EMAIL_CHANGE_OLD')).toHaveLength(1)
  expect(await openTokens(test, 'EMAIL_CHANGE_NEW')).toHaveLength(1)
  expect((await asBrowser(test).login(NEWCOMER)).statusCode).toBe(200)
})

test('a wrong password, one’s own address, a used one, and what is none are refused next to their field', async () => {
  const { ask } = await signedUp()
  expect((await ask({ password: 'not this one' })).json().code).toBe('password-wrong')
  expect((await ask({ email: NEWCOMER.email })).json().errors).toEqual({ email: 'C’est déjà votre adresse.' })
  expect((await ask({ email: 'client@example.com' })).json().code).toBe('email-taken')
  expect((await ask({ email: 'nobody' })).json().errors).toEqual({ email: 'Cette adresse e-mail n’est pas valable.' })
})

test('a stranger’s letter-box gets five a day', async () => {
  const { test, ask } = await signedUp()
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await ask()).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await openTokens(test, 'EMAIL_CHANGE_NEW')).toHaveLength(1)
})

test('the demo’s people keep their address', async () => {
  const { test, ask } = await signedUp()
  const { token } = (await asBrowser(test).login({ email: 'client@example.com', password: DEMO_PASSWORD })).json().data
  expect((await ask({ password: DEMO_PASSWORD }, token)).json().code).toBe('demo-account')
})
