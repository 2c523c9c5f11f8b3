import { expect, test } from 'vitest'
import { cookiesOf, NEWCOMER, protectedAccount } from '#tests/support/accounts.ts'

test('with a second factor the password opens nothing yet; the code does, and is noted once', async () => {
  const { test, browser, finish, nextCode } = await protectedAccount()
  const code = nextCode()
  const first = await browser.login(NEWCOMER)
  expect([first.statusCode, first.headers['set-cookie'], first.json().data]).toEqual([
    200,
    undefined,
    { needsSecondFactor: true, challenge: expect.stringMatching(/^[\w-]{43}$/) },
  ])
  const { challenge } = first.json().data
  expect((await browser.get('/logged', { authorization: challenge })).json().data.isLogged).toBe(false)
  const second = await finish({ challenge, code })
  expect([second.statusCode, second.json().data.user.email]).toEqual([200, NEWCOMER.email])
  expect(cookiesOf(second).token?.value).toBe(second.json().data.token)
  const { rows } = await test.admin.query(
    `select call from estate.security_events where kind in ('sign-in', 'sign-up') order by id`,
  )
  expect(rows.map(({ call }) => call)).toEqual(['register', 'finishLogin'])
  const { rows: challenges } = await test.admin.query('select token_hash from estate.sign_in_challenges')
  expect(challenges).toEqual([])
})

test('a code counts once: not again, not for twenty at once', async () => {
  const { challenge, finish, nextCode } = await protectedAccount()
  const code = nextCode()
  const challenges: string[] = []
  for (let n = 0; n < 5; n++) challenges.push(await challenge())
  const answers = await Promise.all(challenges.map((one) => finish({ challenge: one, code })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401])
  expect((await finish({ challenge: await challenge(), code })).json().code).toBe('code-wrong')
})

test('one challenge opens one session', async () => {
  const { challenge, finish, nextCode, recoveryCodes } = await protectedAccount()
  const one = await challenge()
  const answers = await Promise.all([
    finish({ challenge: one, code: nextCode() }),
    finish({ challenge: one, code: recoveryCodes[0] }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
})

test('a recovery code opens once, however it is typed, and a mail tells', async () => {
  const { test, challenge, finish, ask, recoveryCodes } = await protectedAccount()
  expect(recoveryCodes).toHaveLength(10)
  const code = recoveryCodes[3] ?? ''
  expect(
    (await finish({ challenge: await challenge(), code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` })).statusCode,
  ).toBe(200)
  expect((await finish({ challenge: await challenge(), code })).json().code).toBe('code-wrong')
  expect((await ask('GET', { url: '/user/factor' })).json().data.recoveryCodesLeft).toBe(9)
  const { rows } = await test.admin.query(
    `select facts->>'change' as change from estate.mails where kind = 'ACCOUNT_CHANGED' order by id`,
  )
  expect(rows.map(({ change }) => change)).toEqual(['SECOND_FACTOR_ON', 'RECOVERY_CODE'])
  const { rows: kept } = await test.admin.query('select code_hash::text from estate.recovery_codes')
  for (const one of recoveryCodes) expect(JSON.stringify(kept)).not.toContain(one.replaceAll('-', ''))
})

test('five codes a challenge, and however many challenges, ever longer waits', async () => {
  const { challenge, finish, nextCode, wait } = await protectedAccount()
  const one = await challenge()
  for (let n = 0; n < 5; n++) expect((await finish({ challenge: one, code: '000000' })).json().code).toBe('code-wrong')
  expect((await finish({ challenge: one, code: nextCode() })).json().code).toBe('challenge-over')
  wait(10)
  expect((await finish({ challenge: await challenge(), code: '000000' })).json().code).toBe('code-wrong')
  const later = await finish({ challenge: await challenge(), code: '000000' })
  expect([later.statusCode, later.json().code]).toEqual([429, 'too-many-requests'])
  wait(300)
  expect((await finish({ challenge: await challenge(), code: nextCode() })).statusCode).toBe(200)
})

test('a challenge is over after five minutes, at another estate, and after a new password', async () => {
  const { test, challenge, finish, nextCode, wait, ask } = await protectedAccount()
  const one = await challenge()
  wait(299)
  const elsewhere = await test.app.inject({
    method: 'POST',
    url: '/api/login/factor',
    headers: { host: 'coteaux.localhost' },
    payload: { challenge: one, code: '123456' },
  })
  expect(elsewhere.json().code).toBe('challenge-over')
  wait(1)
  expect((await finish({ challenge: one, code: nextCode() })).json().code).toBe('challenge-over')
  const two = await challenge()
  await ask('PUT', {
    url: '/user/password',
    payload: { password: NEWCOMER.password, newPassword: 'Quatre-vieux-chiens' },
  })
  expect((await finish({ challenge: two, code: nextCode() })).json().code).toBe('challenge-over')
})
