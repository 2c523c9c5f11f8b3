import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formFileKey } from '#providers/storage/media-storage.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestForm, sendForm, TEST_PDF } from '#tests/support/test-forms.ts'
import { composeTestMail, mailRows } from '#tests/support/test-mails.ts'
import { photograph } from '#tests/support/test-media.ts'

const EVE = { name: 'Ève', email: 'Eve@Example.com' }
const NOW = new Date('2026-11-16T10:00:30Z')

async function shop(given: Parameters<typeof addTestForm>[1] = {}) {
  const { storage, files } = memoryStorage()
  const test = await createTestApp({ now: () => NOW, services: { storage } })
  const id = await addTestForm(test, given)
  const rows = async () => (await test.admin.query('select * from estate.form_submissions order by id')).rows
  const send = (answers: object, more: Omit<Parameters<typeof sendForm>[1], 'id' | 'answers'> = {}) =>
    sendForm(test, { id, answers, ...more })
  return { ...test, id, rows, send, stored: files }
}

test('answers arrive whole, with the questions as they were asked; the estate and the sender are told', async () => {
  const { send, rows, ...test } = await shop()
  const answers = { ...EVE, label: 'on', wording: 'Ève & Paul', message: 'Bonjour,\r\nmerci.' }
  const answer = await send(answers, { headers: { userlang: 'en' } })
  expect([answer.statusCode, answer.json().data]).toEqual([200, { thanks: 'Thank you.' }])
  expect(await rows()).toMatchObject([
    {
      site_id: 1,
      form_id: test.id,
      user_id: null,
      email: 'eve@example.com',
      locale: 'en',
      answers: [
        { key: 'name', label: 'Name', values: ['Ève'], shown: 'Ève' },
        { key: 'email', label: 'Address', values: ['Eve@Example.com'] },
        { key: 'label', label: 'Label', values: ['yes'], shown: 'Yes' },
        { key: 'wording', values: ['Ève & Paul'] },
        { key: 'message', values: ['Bonjour,\nmerci.'] },
      ],
    },
  ])
  const mails = await mailRows(test)
  expect(mails.map(({ kind, recipient }) => [kind, recipient.includes('eve@')])).toEqual([
    ['FORM_RECEIVED', false],
    ['FORM_CONFIRMED', true],
  ])
  const told = await composeTestMail(test, { id: mails[0].id })
  expect(told.replyTo).toEqual({ name: '', address: 'eve@example.com' })
  expect(told.text).toContain('Ève & Paul')
  expect(told.html).toContain('Ève &amp; Paul')
  const confirmed = await composeTestMail(test, { id: mails[1].id })
  expect(confirmed.text + confirmed.html + confirmed.subject).not.toMatch(/Ève|merci\./)
  expect(confirmed.subject).toContain('A quote')
})

test('what was not asked is not kept, whatever was sent for it', async () => {
  const { send, rows } = await shop()
  expect((await send({ ...EVE, wording: 'SECRET' })).statusCode).toBe(200)
  expect(JSON.stringify(await rows())).not.toContain('SECRET')
})

test('pictures are drawn anew and PDFs kept as they are, each under an id that nobody guesses', async () => {
  const { send, admin, stored } = await shop()
  const taken = await sharp(await photograph(60, 40))
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' } })
    .toBuffer()
  const files = [
    ['../../Mémé & moi.JPG', Buffer.concat([taken, Buffer.from('<?php evil();')])],
    ['menu.pdf', TEST_PDF],
  ] as const
  expect((await send(EVE, { files })).statusCode).toBe(200)
  const { rows } = await admin.query('select * from estate.form_files order by mime_type')
  expect(rows.map(({ filename, mime_type }) => [filename, mime_type])).toEqual([
    ['menu.pdf', 'application/pdf'],
    ['Mémé & moi.jpg', 'image/jpeg'],
  ])
  const bytes = rows.map(({ id }) => Buffer.from(stored.get(formFileKey(1, id)) ?? []))
  expect(bytes[0]?.equals(TEST_PDF)).toBe(true)
  expect(bytes[1]?.includes('SECRET') || bytes[1]?.includes('<?php')).toBe(false)
})

test('a file that is not what its name says, or nothing that was asked for, is refused with its answers', async () => {
  const { send, rows, stored } = await shop()
  const jpg = await photograph(40, 20)
  const bad: [string, Uint8Array | string][] = [
    ['photo.pdf', jpg],
    ['papier.jpg', TEST_PDF],
    ['setup.jpg', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(2_000, 7)])],
    ['moitie.jpg', jpg.subarray(0, jpg.length * 0.7)],
    ['page.html', '<script>alert(1)</script>'],
    ['dessin.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['script.pdf', '%PDF-1.7\n<< /JavaScript (app.alert(1)) >>\n%%EOF'],
    ['coupe.pdf', '%PDF-1.7\n'],
    ['programme.exe', jpg],
  ]
  for (const file of bad) {
    const answer = await send(EVE, { files: [['bon.jpg', jpg], file] })
    expect([file[0], answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([
      file[0],
      400,
      ['answers.plan'],
    ])
  }
  expect([await rows(), stored.size]).toEqual([[], 0])
})

test('more files than asked for, too large ones, and files that nobody asked for are refused', async () => {
  const { send, ...test } = await shop()
  const jpg = await photograph(40, 20)
  const many = await send(EVE, {
    files: [
      ['a.jpg', jpg],
      ['b.jpg', jpg],
      ['c.jpg', jpg],
    ],
  })
  expect(many.json().errors).toHaveProperty(['answers.plan'])
  expect((await send(EVE, { files: [['a.pdf', Buffer.alloc(9_000_000)]] })).statusCode).toBe(413)
  const plain = await addTestForm(test, { pages: [[{ key: 'x', kind: 'TEXT', label: { fr: 'X' } }]] })
  const stray = await sendForm(test, { id: plain, answers: {}, files: [['a.jpg', jpg]] })
  expect([stray.statusCode, Object.keys(stray.json().errors)]).toEqual([400, ['images']])
})

test('a double click arrives once, by the form’s own mark or by the key of a client', async () => {
  const { send, rows, ...test } = await shop()
  const sending = 'ab'.repeat(16)
  const twice = await Promise.all([1, 2].map(() => send(EVE, { fields: { sending } })))
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await rows()).toHaveLength(1)
  const keyed = [1, 2].map(() => send(EVE, { headers: { 'idempotency-key': 'once' } }))
  await Promise.all(keyed)
  expect(await rows()).toHaveLength(2)
  expect((await mailRows(test)).filter(({ kind }) => kind === 'FORM_RECEIVED')).toHaveLength(2)
})

test('a machine that fills in the hidden field is thanked and forgotten', async () => {
  const { send, rows, ...test } = await shop()
  const trapped = await send(EVE, { fields: { website: 'https://spam.example' } })
  expect([trapped.statusCode, trapped.json().data]).toEqual([200, { thanks: 'Merci.' }])
  expect([await rows(), await mailRows(test)]).toEqual([[], []])
})

test('a form that comes too fast or too late, or with a ticket of its own making, is sent once more', async () => {
  let now = NOW
  const test = await createTestApp({ now: () => now })
  const id = await addTestForm(test)
  const openedAt = async (host: string) =>
    (await test.app.inject({ url: '/api/forms/ticket', headers: { host } })).json().data.ticket as string
  const ticket = await openedAt('localhost:3000')
  const foreign = await openedAt('coteaux.localhost')
  const send = async (seconds: number, given = ticket) => {
    now = new Date(NOW.getTime() + seconds * 1_000)
    const answer = await sendForm(test, { id, answers: EVE, fields: { ticket: given } })
    return [answer.statusCode, answer.json().code, answer.headers['retry-after']]
  }
  expect(await send(2)).toEqual([409, 'sent-too-fast', '3'])
  expect(await send(4)).toEqual([200, undefined, undefined])
  for (const [seconds, given] of [
    [4, foreign],
    [4, 'x'],
    [4, ''],
    [4 * 86_400, ticket],
  ] as const) {
    expect(await send(seconds, given)).toEqual([409, 'form-ticket-over', undefined])
  }
  expect((await test.admin.query('select from estate.form_submissions')).rowCount).toBe(1)
})

test('of twenty sends in a minute ten arrive, and a stranger’s letter-box gets five a day', async () => {
  const { send, rows, ...test } = await shop()
  const statuses = []
  for (let n = 0; n < 20; n++) statuses.push((await send(EVE)).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(await rows()).toHaveLength(10)
  expect((await mailRows(test)).filter(({ kind }) => kind === 'FORM_CONFIRMED')).toHaveLength(5)
})

test('one place sends twenty forms a day, the estate’s letter-box and disk take no more of it', async () => {
  let now = NOW
  const { storage, files } = memoryStorage()
  const test = await createTestApp({ now: () => now, services: { storage } })
  const id = await addTestForm(test)
  const statuses = []
  for (let n = 0; n < 22; n++) {
    now = new Date(NOW.getTime() + n * 10_000)
    statuses.push((await sendForm(test, { id, answers: EVE, files: [['menu.pdf', TEST_PDF]] })).statusCode)
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
  expect(files.size).toBe(20)
  expect((await mailRows(test)).filter(({ kind }) => kind === 'FORM_RECEIVED')).toHaveLength(20)
  now = new Date(NOW.getTime() + 86_400_000)
  expect((await sendForm(test, { id, answers: EVE })).statusCode).toBe(200)
})

test('files that would fill the estate’s disk wait, answers without any do not', async () => {
  const { send, admin, stored } = await shop()
  expect((await send(EVE, { files: [['menu.pdf', TEST_PDF]] })).statusCode).toBe(200)
  await admin.query('update estate.form_files set bytes = 199999990')
  const full = await send(EVE, { files: [['menu.pdf', TEST_PDF]] })
  expect([full.statusCode, full.json().code, full.headers['retry-after']]).toEqual([429, 'too-many-requests', '3600'])
  expect(stored.size).toBe(1)
  expect((await send(EVE)).statusCode).toBe(200)
  await admin.query("update estate.form_files set created_at = created_at - interval '1 day'")
  expect((await send(EVE, { files: [['menu.pdf', TEST_PDF]] })).statusCode).toBe(200)
})

test('what is typed adds no header and runs nowhere', async () => {
  const { send, ...test } = await shop()
  const hostile = 'x\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>'
  expect((await send({ name: hostile, email: 'a@example.com\r\nBcc: b@example.com' })).statusCode).toBe(400)
  expect((await send({ name: hostile, email: 'a@example.com', message: hostile })).statusCode).toBe(200)
  const [received] = await mailRows(test)
  const mail = await composeTestMail(test, { id: received.id })
  expect(mail.subject).not.toContain('\n')
  expect(mail.html).not.toContain('<script>')
  expect(mail.replyTo).toEqual({ name: '', address: 'a@example.com' })
  expect((await send({ ...EVE, message: 'a'.repeat(1_000_001) })).statusCode).toBe(400)
  expect((await send({ ...EVE, message: 'a'.repeat(6_000) })).json().errors).toHaveProperty(['answers.message'])
  await finishWork(test)
})

test('no form of another estate takes answers, and none that is not there', async () => {
  const { send, rows, ...test } = await shop()
  const foreign = await addTestForm(test, { siteId: 3 })
  const draft = await addTestForm(test, { isPublished: false })
  for (const id of [foreign, draft, 999_999]) {
    expect((await sendForm(test, { id, answers: EVE })).json().code).toBe('form-not-found')
  }
  expect(await rows()).toEqual([])
})

test('a browser without a script is led back to its page, with thanks or with what was refused', async () => {
  const { send, id } = await shop()
  const headers = { accept: 'text/html,application/xhtml+xml' }
  const sent = await send(EVE, { headers, files: [['', '']] })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `/forms/${id}?sent=1`])
  const refused = await send({}, { headers })
  expect([refused.statusCode, refused.headers.location]).toEqual([303, `/forms/${id}?refused=invalid-input`])
})
