import { expect, test } from 'vitest'
import { formFileKey } from '#providers/storage/media-storage.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestForm, sendForm, sendMultipart, TEST_PDF } from '#tests/support/test-forms.ts'
import { composeTestMail, mailRows, mailsInFolder } from '#tests/support/test-mails.ts'
import { photograph } from '#tests/support/test-media.ts'

const message = {
  firstname: ' Ève ',
  lastname: 'Martin',
  email: 'eve@example.com',
  message: 'Une visite\u00a0?\nMerci.',
}

test('a message reaches the estate it was sent to, whole', async () => {
  const { app, admin } = await createTestApp()
  const headers = { host: 'coteaux.localhost', userlang: 'en' }
  const answer = await app.inject({ method: 'POST', url: '/api/message', headers, payload: message })

  expect(answer.statusCode).toBe(200)
  const { rows } = await admin.query('select site_id, id, firstname, message, phone, locale from estate.messages')
  expect(rows).toEqual([
    { site_id: 3, id: answer.json().data.id, firstname: 'Ève', message: message.message, phone: null, locale: 'en' },
  ])
})

test('the eleventh message of one address in a minute has to wait, on any worker', async () => {
  const now = new Date('2026-05-01T10:00:30Z')
  const { app } = await createTestApp({ now: () => now })
  const again = () => app.inject({ method: 'POST', url: '/api/message', payload: message })
  const statuses = (await Promise.all(Array.from({ length: 11 }, again))).map(({ statusCode }) => statusCode)
  expect(statuses.sort()).toEqual([...Array(10).fill(200), 429])

  const late = await again()
  expect(late.json()).toMatchObject({ code: 'too-many-requests' })
  expect(late.headers['retry-after']).toBe('30')
  const other = await app.inject({
    method: 'POST',
    url: '/api/message',
    headers: { host: 'coteaux.localhost' },
    payload: message,
  })
  expect(other.statusCode).toBe(200)
})

const send = async (
  test: Awaited<ReturnType<typeof createTestApp>>,
  { host = 'localhost:3000', ...given }: Record<string, unknown> & { host?: string },
) => test.app.inject({ method: 'POST', url: '/api/message', headers: { host }, payload: { ...message, ...given } })

test('the estate has the message by mail and answers its writer; script stays text, and no header is smuggled in', async () => {
  const shop = await createTestApp()
  const hostile = {
    firstname: 'Ève\r\nBcc: all@example.org',
    subject: 'Visite\r\nX-Evil: 1',
    message: '<script>alert(1)</script>\nDeux personnes & un chien.',
    topic: 'VISIT',
    phone: '',
  }
  expect((await send(shop, hostile)).statusCode).toBe(200)
  await finishWork(shop)
  const [mail = ''] = mailsInFolder(shop)
  const headers = (mail.split('\r\n\r\n')[0] ?? '').replace(/\r\n\s+/g, ' ').split('\r\n')
  expect(headers.filter((line) => /^(reply-to|to|bcc|x-evil):/i.test(line))).toEqual([
    'To: roche-perrine@example.com',
    expect.stringMatching(/^Reply-To: .*<eve@example\.com>$/),
  ])
  const html = mail.slice(mail.indexOf('Content-Type: text/html'))
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>')
})

test('who wants a copy has one, without links and three times a day at most; who does not has none', async () => {
  const shop = await createTestApp()
  await send(shop, { message: 'Sans copie.' })
  expect((await mailRows(shop)).map(({ kind }) => kind)).toEqual(['CONTACT_MESSAGE'])
  for (let at = 0; at < 4; at++) await send(shop, { copy: true, message: `Voir https://pills.example/${at}` })
  const copies = (await mailRows(shop)).filter(({ kind }) => kind === 'CONTACT_COPY')
  expect(copies.map(({ recipient }) => recipient)).toEqual(Array(3).fill('eve@example.com'))
  await finishWork(shop)
  const toWriter = mailsInFolder(shop).filter((mail) => /^To: eve@example\.com\r$/m.test(mail))
  expect(toWriter).toHaveLength(3)
  for (const mail of toWriter) expect(mail).not.toContain('pills.example')
})

test('a form that comes too fast or too late is sent once more, and one of another estate is none', async () => {
  let now = new Date('2026-11-16T12:00:00Z')
  const shop = await createTestApp({ now: () => now })
  const { ticket } = (await shop.app.inject({ url: '/api/forms/ticket' })).json().data
  const codes = []
  for (const at of ['12:00:01', '12:00:05']) {
    now = new Date(`2026-11-16T${at}Z`)
    codes.push((await send(shop, { ticket })).json().code ?? 'sent')
  }
  codes.push((await send(shop, { ticket, host: 'coteaux.localhost' })).json().code)
  codes.push((await send(shop, { ticket: 'x' })).json().code, (await send(shop, { ticket: '' })).json().code)
  now = new Date('2026-11-20T12:00:00Z')
  codes.push((await send(shop, { ticket })).json().code)
  const over = Array(4).fill('form-ticket-over')
  expect(codes).toEqual(['sent-too-fast', 'sent', ...over])
})

test('what a machine sends is kept, mailed to nobody, and answered like anybody’s', async () => {
  const shop = await createTestApp()
  expect((await send(shop, { website: 'https://pills.example', copy: true })).statusCode).toBe(200)
  for (let at = 0; at < 5; at++) expect((await send(shop, { message: 'Le même texte.' })).statusCode).toBe(200)
  const { rows } = await shop.admin.query('select is_suspect from estate.messages order by id')
  expect(rows.map(({ is_suspect }) => is_suspect)).toEqual([true, false, false, false, true, true])
  expect((await mailRows(shop)).map(({ kind }) => kind)).toEqual(Array(3).fill('CONTACT_MESSAGE'))
})

test('a machine cannot fill the estate’s memory', async () => {
  const start = new Date('2026-11-16T12:00:00Z').getTime()
  let minute = 0
  const shop = await createTestApp({ now: () => new Date(start + minute * 60_000) })
  const statuses = []
  for (; minute < 21; minute++) statuses.push((await send(shop, { website: 'https://pills.example' })).statusCode)
  expect(statuses).toEqual([...Array(20).fill(200), 429])
})

test('twenty a day from one place reach the estate; a megabyte of text and an unknown topic are named', async () => {
  const start = new Date('2026-11-16T12:00:00Z').getTime()
  let minute = 0
  const shop = await createTestApp({ now: () => new Date(start + minute * 60_000) })
  const statuses = []
  for (; minute < 21; minute++) statuses.push((await send(shop, { message: `Message ${minute}` })).statusCode)
  expect(statuses).toEqual([...Array(20).fill(200), 429])
  expect(Object.keys((await send(shop, { message: 'a'.repeat(5_001) })).json().errors)).toEqual(['message'])
  expect(Object.keys((await send(shop, { topic: 'PILLS' })).json().errors)).toEqual(['topic'])
  expect((await send(shop, { message: 'a'.repeat(1_100_000) })).statusCode).toBeGreaterThanOrEqual(400)
})

type SentFiles = NonNullable<Parameters<typeof sendMultipart>[1]['files']>

async function shopWithFiles() {
  const { storage, files: stored } = memoryStorage()
  const shop = await createTestApp({ services: { storage } })
  const sendWith = (files: SentFiles, fields: Record<string, string> = {}) =>
    sendMultipart(shop, { url: '/api/message', fields: { ...message, ...fields }, files })
  const rows = async () => (await shop.admin.query('select * from estate.form_files order by mime_type')).rows
  return { ...shop, stored, sendWith, rows }
}

test('files come along cleaned, and the estate is told where to fetch them; none goes by mail', async () => {
  const { sendWith, rows, stored, ...shop } = await shopWithFiles()
  const jpg = Buffer.concat([await photograph(60, 40), Buffer.from('<?php evil();')])
  const answer = await sendWith(
    [
      ['../Étiquette abîmée.JPG', jpg],
      ['facture.pdf', TEST_PDF],
      ['', ''],
    ],
    { copy: 'true' },
  )
  const kept = await rows()
  expect(kept.map(({ filename, message_id, submission_id }) => [filename, message_id, submission_id])).toEqual([
    ['facture.pdf', answer.json().data.id, null],
    ['Étiquette abîmée.jpg', answer.json().data.id, null],
  ])
  expect(stored.get(formFileKey(1, kept[0].id))).toEqual(TEST_PDF)
  expect(Buffer.from(stored.get(formFileKey(1, kept[1].id)) ?? []).includes('<?php')).toBe(false)
  const [toEstate, copy] = await mailRows(shop)
  const told = await composeTestMail(shop, { id: toEstate.id })
  for (const { id, filename } of kept) {
    expect(told.text).toContain(filename)
    expect(told.html).toContain(`/api/forms/file/download/${id}`)
  }
  expect(told.attachments ?? []).toEqual([])
  expect((await composeTestMail(shop, { id: copy.id })).text).not.toContain('facture')
})

test('a file of a message is for administrators of its estate only', async () => {
  const { sendWith, rows, app, signIn } = await shopWithFiles()
  await sendWith([['facture.pdf', TEST_PDF]])
  const [{ id }] = await rows()
  const fetched = async (authorization?: string, site = '1') => {
    const headers = { idsite: site, ...(authorization ? { authorization } : {}) }
    return (await app.inject({ url: `/api/forms/file/download/${id}`, headers })).statusCode
  }
  expect(await fetched(await signIn(1, 'ADMIN'))).toBe(200)
  expect([await fetched(), await fetched(await signIn(1, 'CUSTOMER'))]).toEqual([401, 404])
  expect(await fetched(await signIn(3, 'ADMIN'), '3')).toBe(404)
})

test('what is not what its name says is refused next to its field, with nothing kept', async () => {
  const { sendWith, rows, stored, admin } = await shopWithFiles()
  const bad: SentFiles = [
    ['papier.jpg', TEST_PDF],
    ['script.pdf', '%PDF-1.7\n<< /JavaScript (app.alert(1)) >>\n%%EOF'],
    ['programme.exe', 'MZ'],
  ]
  for (const file of bad) {
    const answer = await sendWith([['bon.pdf', TEST_PDF], file])
    expect([file[0], answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([file[0], 400, ['images']])
  }
  expect((await sendWith(Array(4).fill(['bon.pdf', TEST_PDF]))).statusCode).toBe(413)
  expect((await sendWith([['gros.pdf', Buffer.alloc(8_000_001)]])).statusCode).toBe(413)
  expect([await rows(), stored.size, (await admin.query('select from estate.messages')).rowCount]).toEqual([[], 0, 0])
})

test('what looks like a machine’s is kept without its files', async () => {
  const { sendWith, rows, stored } = await shopWithFiles()
  expect((await sendWith([['facture.pdf', TEST_PDF]], { website: 'https://pills.example' })).statusCode).toBe(200)
  expect([await rows(), stored.size]).toEqual([[], 0])
})

test('a message and a form that come at once do not fill the estate’s disk together', async () => {
  const { storage } = memoryStorage()
  let arrived = 0
  let isHeld = false
  /** Whoever comes to the storage waits until the other is there too, or stands before the lock. */
  const put: typeof storage.put = async (file) => {
    if (isHeld) arrived++
    if (isHeld) await expect.poll(async () => arrived > 1 || (await waiting()) > 0, { timeout: 30_000 }).toBe(true)
    return storage.put(file)
  }
  const shop = await createTestApp({ services: { storage: { ...storage, put } } })
  const waiting = async () =>
    (await shop.admin.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount ?? 0
  const form = await addTestForm(shop)
  const files: SentFiles = [['menu.pdf', TEST_PDF]]
  const send = () => sendMultipart(shop, { url: '/api/message', fields: message, files })
  expect((await send()).statusCode).toBe(200)
  // There is room for one more of these, and not for two.
  await shop.admin.query('update estate.form_files set bytes = $1', [200_000_000 - Math.round(1.5 * TEST_PDF.length)])
  isHeld = true
  const answers = { name: 'Ève', email: 'eve@example.com' }
  const both = await Promise.all([send(), sendForm(shop, { id: form, answers, files })])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429])
  expect((await shop.admin.query('select from estate.form_files')).rowCount).toBe(2)
  expect((await send()).statusCode).toBe(429)
  const plain = await sendMultipart(shop, { url: '/api/message', fields: message })
  expect(plain.statusCode).toBe(200)
}, 60_000)
