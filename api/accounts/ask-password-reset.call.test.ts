import { expect, test } from 'vitest'
import { asBrowser, NEWCOMER, openTokens } from '#tests/support/accounts.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { mailRows, mailsInFolder } from '#tests/support/test-mails.ts'

const URL = '/password/reset/ask'
const ask = (test: TestApp, email: string) => asBrowser(test).put({ url: URL, payload: { email } })

/** Who is written to, and about what. */
const written = async (test: TestApp) =>
  (await mailRows(test)).map(({ kind, recipient }) => [kind, recipient]).filter(([kind]) => kind === 'PASSWORD_RESET')

test('the owner of an account gets a link, in their language; the estate’s own mailbox shows none of it', async () => {
  const test = await createTestApp()
  await asBrowser(test).register({}, { userlang: 'en' })
  expect((await ask(test, ` ${NEWCOMER.email.toUpperCase()} `)).json()).toMatchObject({ data: { isAsked: true } })
  await finishWork(test)
  expect(await written(test)).toEqual([['PASSWORD_RESET', NEWCOMER.email]])
  const [token = ''] = await openTokens(test, 'PASSWORD_RESET')
  const sent = mailsInFolder(test).find((mail) => mail.includes('Choose a new password'))
  expect(sent?.replace(/=\r?\n/g, '')).toContain(`/en/password/reset/${token}`)
  const { id } = (await mailRows(test)).find(({ kind }) => kind === 'PASSWORD_RESET')
  const admin = await test.signIn(1, 'ADMIN')
  const shown = await asBrowser(test).get(`/admin/mail/${id}`, { authorization: admin })
  expect(shown.json().data.content.text).toContain('/en/password/reset/…')
  expect(shown.body).not.toContain(token)
  const { rows } = await test.admin.query('select * from estate.secret_links')
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a known address, an unknown one and one of the demo get the same answer after the same work', async () => {
  const test = await createTestApp()
  await asBrowser(test).register()
  const work = async () => {
    const { rows } = await test.admin.query(
      `select (select count(*)::int from estate.secret_links) as links, (select count(*)::int from platform.due_work
       where kind = 'PASSWORD_RESET') as due, (select count(*)::int from estate.rate_counters) as counters`,
    )
    return rows[0]
  }
  const seen: unknown[] = []
  for (const email of [NEWCOMER.email, 'nobody@example.org', 'client@example.com']) {
    const before = await work()
    const answer = await ask(test, email)
    const after = await work()
    seen.push([answer.statusCode, answer.body, after.links - before.links, after.due - before.due])
  }
  expect(seen).toEqual(Array(3).fill([200, expect.any(String), 1, 1]))
  expect(new Set(seen.map((one) => (one as unknown[])[1])).size).toBe(1)
  await finishWork(test)
  expect(await written(test)).toEqual([['PASSWORD_RESET', NEWCOMER.email]])
  const { rows } = await test.admin.query(`select email from estate.secret_links where purpose = 'PASSWORD_RESET'`)
  expect(rows).toEqual([{ email: NEWCOMER.email }])
})

test('an account of another estate is as unknown as any', async () => {
  const test = await createTestApp()
  await asBrowser(test, 'coteaux.localhost').register()
  expect((await ask(test, NEWCOMER.email)).statusCode).toBe(200)
  await finishWork(test)
  expect(await written(test)).toEqual([])
})

test('asked again and again, even at once, one mail leaves in a minute, and only its link opens', async () => {
  let now = new Date()
  const test = await createTestApp({ now: () => now })
  await asBrowser(test).register()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(test, NEWCOMER.email)))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  await finishWork(test)
  expect(await written(test)).toHaveLength(1)
  const [first] = await openTokens(test, 'PASSWORD_RESET')
  now = new Date(now.getTime() + 59_000)
  await ask(test, NEWCOMER.email)
  expect(await openTokens(test, 'PASSWORD_RESET')).toEqual([first])
  now = new Date(now.getTime() + 1_000)
  await ask(test, NEWCOMER.email)
  const newer = await openTokens(test, 'PASSWORD_RESET')
  expect(newer).toHaveLength(1)
  expect(newer).not.toEqual([first])
})

test('a letter-box gets ten a day at most, and whoever asks is told, account or not', async () => {
  let now = new Date('2026-05-01T00:00:30Z')
  const test = await createTestApp({ now: () => now })
  await asBrowser(test).register()
  for (const email of [NEWCOMER.email, 'nobody@example.org']) {
    for (let n = 0; n < 10; n++) {
      now = new Date(now.getTime() + 300_000)
      expect((await ask(test, email)).statusCode).toBe(200)
    }
    now = new Date(now.getTime() + 300_000)
    const answer = await ask(test, email)
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too-many-requests'])
  }
})

test.each([
  [{}, 'Ce champ est obligatoire.'],
  [{ email: 'nobody' }, 'Cette adresse e-mail n’est pas valable.'],
  [{ email: "' or 1=1 --" }, 'Cette adresse e-mail n’est pas valable.'],
  [{ email: `${'x'.repeat(10_000)}@example.org` }, 'Au plus 254 caractères.'],
])('what is no address is told next to it', async (payload, told) => {
  const answer = await asBrowser(await createTestApp()).put({ url: URL, payload })
  expect([answer.statusCode, answer.json().errors]).toEqual([400, { email: told }])
})
