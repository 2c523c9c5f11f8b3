import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSilence, startSmtp } from '#tests/stand-ins/smtp.ts'
import { createFolderSender } from './folder.ts'
import type { MailSender, OutgoingMail } from './mail-sender.ts'
import { createSmtpSender } from './smtp.ts'

const MAIL: OutgoingMail = {
  siteId: 1,
  messageId: 'abc123@domaine.example',
  date: new Date('2026-11-15T10:00:00Z'),
  from: { name: 'Domaine d’Essai', address: 'cave@domaine.example' },
  replyTo: { name: 'Domaine d’Essai', address: 'bonjour@domaine.example' },
  to: 'jeanne@example.com',
  subject: 'Votre commande est confirmée',
  html: '<p>Merci, Jeanne.</p>',
  text: 'Merci, Jeanne.',
  attachments: [{ filename: 'F2026-000001.pdf', contentType: 'application/pdf', content: new Uint8Array([1, 2, 3]) }],
  unsubscribeUrl: null,
}

interface Received {
  sender: MailSender
  /** The one message that arrived. */
  message(): string
}

function intoFolder(): Received {
  const folder = mkdtempSync(join(tmpdir(), 'cuvee-mails-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const message = () => {
    const names = readdirSync(join(folder, '1'))
    expect(names).toHaveLength(1)
    expect(names[0]).toMatch(/\.eml$/)
    return readFileSync(join(folder, '1', names[0] ?? ''), 'utf8')
  }
  return { sender: createFolderSender(folder), message }
}

async function overSmtp(): Promise<Received> {
  const server = await startSmtp()
  const sender = createSmtpSender({ url: server.url })
  onTestFinished(sender.close)
  return { sender, message: () => server.received.at(-1) ?? '' }
}

const ways = { folder: intoFolder, SMTP: overSmtp }

test.each(Object.entries(ways))('by %s a mail arrives whole, with its own headers', async (_, start) => {
  const { sender, message } = await start()
  expect(await sender.send(MAIL)).toEqual({ isDelivered: true })
  const received = message()
  expect(received).toContain('Message-ID: <abc123@domaine.example>')
  expect(received).toMatch(/^From: =\?UTF-8\?\S+ <cave@domaine\.example>/m)
  expect(received).toMatch(/^Reply-To: .*<bonjour@domaine\.example>/m)
  expect(received).toContain('To: jeanne@example.com')
  expect(received).toContain('Date: Sun, 15 Nov 2026 10:00:00 +0000')
  expect(received).toContain('Auto-Submitted: auto-generated')
  expect(received).toContain('text/plain')
  expect(received).toContain('text/html')
  expect(received).toContain('filename=F2026-000001.pdf')
  expect(received).not.toContain('List-Unsubscribe')
})

test.each(Object.entries(ways))('by %s line breaks in names and subjects add no header', async (_, start) => {
  const { sender, message } = await start()
  await sender.send({
    ...MAIL,
    subject: 'Bonjour\r\nBcc: voleur@example.com',
    from: { name: 'Cave\r\nX-Evil: 1', address: 'cave@domaine.example' },
    unsubscribeUrl: 'https://domaine.example/stop\r\nX-Evil: 2',
  })
  const [headers = ''] = message().split('\r\n\r\n')
  expect(headers).not.toMatch(/^(Bcc|X-Evil):/im)
})

test.each(Object.entries(ways))(
  'by %s all that a mail carries can be read back, and every line ends alike',
  async (_, start) => {
    const { sender, message } = await start()
    const html = `<p>${'Été à la cave\u00a0: 12\u00a0€ = '.repeat(40)}</p>\n`
    const file = Uint8Array.from({ length: 5_000 }, (_, at) => at % 251)
    await sender.send({
      ...MAIL,
      html,
      attachments: [
        { filename: 'été\r\nX-Evil: 3.pdf', contentType: 'application/pdf', content: file },
        { filename: 'conditions.html', contentType: 'text/html; charset=utf-8', content: 'Très long' },
      ],
    })
    const received = message()
    expect(received.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(received).not.toMatch(/^X-Evil:/m)
    const bodies = received.split(/^--.*$/m).map((part) => part.split('\r\n\r\n').slice(1).join('\r\n\r\n'))
    expect(bodies.map((body) => Buffer.from(body, 'base64'))).toContainEqual(Buffer.from(file))
    expect(bodies.map((body) => Buffer.from(body, 'base64').toString())).toContain('Très long')
    const soft = bodies.map((body) => body.replaceAll('=\r\n', ''))
    expect(
      soft.map((body) => decodeURIComponent(body.replace(/%/g, '%25').replace(/=(?=[0-9A-F]{2})/g, '%')).trim()),
    ).toContain(html.trim())
  },
)

test('a mail that is sent again takes its own place in the folder', async () => {
  const { sender, message } = intoFolder()
  await sender.send(MAIL)
  await sender.send({ ...MAIL, text: 'Encore.' })
  expect(message()).toContain('Encore.')
})

test('one click takes an address back where a mail says where', async () => {
  const { sender, message } = intoFolder()
  await sender.send({ ...MAIL, unsubscribeUrl: 'https://domaine.example/stop' })
  expect(message()).toContain('List-Unsubscribe: <https://domaine.example/stop>')
})

test('a server that says later, is down, silent or dies is away; one that says never has refused', async () => {
  const server = await startSmtp()
  const sender = createSmtpSender({ url: server.url, patienceMs: 2_000 })
  onTestFinished(sender.close)
  server.mood = 'later'
  expect(await sender.send(MAIL)).toEqual({ failure: 'away', reason: expect.stringContaining('greylisted') })
  server.mood = 'never'
  expect(await sender.send(MAIL)).toEqual({ failure: 'refused', reason: expect.stringContaining('no such mailbox') })
  server.mood = 'dies-after-data'
  expect(await sender.send(MAIL)).toMatchObject({ failure: 'away' })
  expect(server.received).toHaveLength(1)
  await server.stop()
  expect(await sender.send(MAIL)).toMatchObject({ failure: 'away', reason: expect.stringContaining('ECONNREFUSED') })
  const silent = createSmtpSender({ url: await startSilence(), patienceMs: 50 })
  onTestFinished(silent.close)
  expect(await silent.send(MAIL)).toMatchObject({ failure: 'away' })
})

test('a password that is not taken is ours to mend: nothing is given up', async () => {
  const server = await startSmtp()
  const sender = createSmtpSender({ url: server.url.replace('smtp://', 'smtp://me:wrong@') })
  onTestFinished(sender.close)
  expect(await sender.send(MAIL)).toMatchObject({ failure: 'away', reason: expect.stringContaining('who are you') })
})
