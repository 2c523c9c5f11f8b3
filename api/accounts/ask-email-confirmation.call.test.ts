import { expect, test } from 'vitest'
import { asBrowser, NEWCOMER, openTokens } from '#tests/support/accounts.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { mailRows } from '#tests/support/test-mails.ts'

test('the link is sent once more, the older one ends, and a letter-box gets five a day', async () => {
  const test = await createTestApp()
  const { token } = (await asBrowser(test).register()).json().data
  const ask = () =>
    test.app.inject({ method: 'POST', url: '/api/user/email/confirmation', headers: { authorization: token } })
  const [first] = await openTokens(test, 'EMAIL_CONFIRM')
  expect((await ask()).json().data).toEqual({ isAsked: true })
  const open = await openTokens(test, 'EMAIL_CONFIRM')
  expect(open).toHaveLength(1)
  expect(open).not.toEqual([first])
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) statuses.push((await ask()).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
  const mails = (await mailRows(test)).filter(({ kind }) => kind === 'EMAIL_CONFIRM')
  expect(mails.map(({ recipient }) => recipient)).toEqual(Array(5).fill(NEWCOMER.email))
})

test('who is confirmed gets no more of them', async () => {
  const test = await createTestApp()
  const { token } = (await asBrowser(test).register()).json().data
  await test.admin.query('update estate.users set email_confirmed_at = now() where email = $1', [NEWCOMER.email])
  await test.app.inject({ method: 'POST', url: '/api/user/email/confirmation', headers: { authorization: token } })
  expect((await mailRows(test)).filter(({ kind }) => kind === 'EMAIL_CONFIRM')).toHaveLength(1)
})
