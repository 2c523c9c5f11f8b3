import { expect, test } from 'vitest'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { composeTestMail, mailRows } from '#tests/support/test-mails.ts'

async function addMessage({ admin }: TestApp, { siteId = 1, isSuspect = false } = {}): Promise<number> {
  const { rows } = await admin.query(
    `insert into estate.messages (site_id, firstname, lastname, email, subject, message, locale, is_suspect)
     values ($1, 'Eve', 'Martin', 'eve@example.org', 'Opening hours', $2, 'en', $3) returning id`,
    [siteId, 'Are you open on Sunday?\nSee evil.example for more.', isSuspect],
  )
  return rows[0].id
}

const answerMails = async (shop: TestApp) => (await mailRows(shop)).filter(({ kind }) => kind === 'MESSAGE_ANSWER')

const answer = (id: number, { text = 'Yes, from ten.\n\nSee you soon!', answers = 0 } = {}) => ({
  path: `/admin/message/${id}/answer`,
  request: { method: 'POST' as const, payload: { text, answers } },
})

test('an answer leaves as a mail in the language of who asked, with their words below and no link of theirs', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const id = await addMessage(shop)
  const { path, request } = answer(id)
  expect(await owner.ask(path, request)).toMatchObject({ status: 200, data: { id, answers: 1 } })

  const [mail] = await answerMails(shop)
  expect(mail).toMatchObject({ recipient: 'eve@example.org', locale: 'en' })
  const letter = await composeTestMail(shop, mail)
  expect(letter.subject).toBe('Re: Opening hours')
  for (const said of [
    'Hello Eve',
    'Yes, from ten.',
    'See you soon!',
    'Are you open on Sunday?',
    'What you wrote to us',
  ])
    expect(letter.text).toContain(said)
  expect(letter.text).not.toContain('evil.example')

  const { message } = (await owner.ask(`/admin/message/${id}`)).data
  expect(message).toMatchObject({ isAnswered: true, isRead: true })
  expect(message.answers).toMatchObject([{ text: 'Yes, from ten.\n\nSee you soon!', who: expect.any(String) }])
  const [change] = await loggedChanges(shop, 'messages')
  expect(change).toMatchObject({ call: 'answerMessage', after: { isAnswered: true, answers: 1 } })
  expect(JSON.stringify(change)).not.toContain('ten')
})

test('of two who answer at once one is told that the other was first, and one mail leaves', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const { path, request } = answer(await addMessage(shop))
  const answers = await Promise.all([owner.ask(path, request), owner.ask(path, request)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await answerMails(shop)).toHaveLength(1)
  const again = answer(Number(path.split('/')[3]), { answers: 1 })
  expect(await owner.ask(again.path, again.request)).toMatchObject({ status: 200, data: { answers: 2 } })
})

test('who is answered is no machine', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const id = await addMessage(shop, { isSuspect: true })
  const { path, request } = answer(id)
  await owner.ask(path, request)
  expect((await owner.ask(`/admin/message/${id}`)).data.message).toMatchObject({ isSuspect: false })
})

test('another estate’s message is not there, and who may not see customers answers nobody', async () => {
  const shop = await createTestApp()
  const { path, request } = answer(await addMessage(shop, { siteId: 3 }))
  expect(await (await enterOffice(shop)).ask(path, request)).toMatchObject({ status: 404, code: 'thing-not-found' })
  expect(await (await enterOffice(shop, { role: 'EDITOR' })).ask(path, request)).toMatchObject({ status: 403 })
  expect(await answerMails(shop)).toHaveLength(0)
})
