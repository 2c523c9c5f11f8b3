import { expect, test } from 'vitest'
import { TEST_PDF } from './support/test-forms.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const FIELDS = {
  firstname: 'Lise',
  lastname: 'Martin',
  email: 'lise@example.org',
  topic: 'VISIT',
  message: 'Une visite\u00a0?',
}

test('the page tells where and when, loads no map, and is kept by nobody', async () => {
  const site = await createTestSite()
  const answer = await site.get('/nous-contacter')
  const page = await answer.text()
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(page).toMatch(/Ouvert en ce moment|Ouvre (aujourd’hui|demain)|Fermé en ce moment/)
  expect(page).toContain('https://www.openstreetmap.org/directions?to=47.2221%2C0.0274')
  expect(page).toContain('Le parking est en haut du coteau')
  expect(page).not.toMatch(/<(iframe|img|script|link)[^>]+openstreetmap/)
  expect(page).not.toMatch(/<[^>]+ style="/)
  const english = await (await site.get('/en/nous-contacter')).text()
  expect(english).toContain('Write to us')
  expect(english).not.toContain('Le parking est en haut du coteau')
})

test('what is wrong stands next to its field, and nothing that was typed is lost', async () => {
  const site = await createTestSite()
  const page = await (await site.get('/nous-contacter')).text()
  const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec(page) ?? []
  const answer = await site.postForm({
    path: '/nous-contacter',
    fields: { ...FIELDS, email: 'lise', subject: 'Deux "caisses"', topic: 'TRADE', copy: 'on', ticket },
  })
  const shown = await answer.text()
  // Sent within three seconds: it is asked once more, with the same ticket; a wrong field is told first.
  expect(answer.status).toBe(400)
  expect(shown).toContain('id="contact-email-problem"')
  expect(shown).toContain('value="lise"')
  expect(shown).toContain('value="Deux &quot;caisses&quot;"')
  expect(shown).toMatch(/<option value="TRADE" selected/)
  expect(shown).toMatch(/name="copy"[^>]*checked|checked[^>]*name="copy"/)
  expect(shown).toContain('Une visite\u00a0?</textarea>')
})

test('a form that came too fast keeps its words and its ticket', async () => {
  const site = await createTestSite()
  const page = await (await site.get('/nous-contacter')).text()
  const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec(page) ?? []
  const answer = await site.postForm({ path: '/nous-contacter', fields: { ...FIELDS, ticket } })
  const shown = await answer.text()
  expect(answer.status).toBe(409)
  expect(shown).toContain('envoyez à nouveau')
  expect(shown).toContain(`name="ticket" value="${ticket}"`)
  expect(shown).toContain('Une visite\u00a0?</textarea>')
})

test('what a machine fills in stays in no letter-box, and the machine is thanked', async () => {
  const site = await createTestSite()
  const answer = await site.postForm({
    path: '/nous-contacter',
    fields: { ...FIELDS, ticket: '', website: 'https://pills.example' },
  })
  expect(await answer.text()).toContain('Merci, votre message est parti')
  expect((await site.admin.query('select from estate.mails')).rowCount).toBe(0)
})

type Files = readonly (readonly [name: string, bytes: Buffer])[]

/** As a browser without scripts sends a form with files. */
async function postFiles(
  { base }: TestSite,
  { path = '/nous-contacter', fields, files }: { path?: string; fields: Record<string, string>; files: Files },
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const [name, bytes] of files) body.append('images', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(base + path, { method: 'POST', body, headers: { origin: base, accept: 'text/html' } })
  return { status: answer.status, page: await answer.text() }
}

test('files are sent by a plain form; what is wrong stands next to its field, and nothing that was typed is lost', async () => {
  let seconds = 0
  const site = await createTestSite({ now: () => new Date(Date.now() + 1_000 * seconds) })
  const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec(await (await site.get('/nous-contacter')).text()) ?? []
  seconds = 10
  const fields = { ...FIELDS, ticket, website: '' }
  const pdf = ['facture.pdf', TEST_PDF] as const
  const wrong = await postFiles(site, { fields: { ...fields, email: 'lise' }, files: [pdf] })
  expect([wrong.status, wrong.page.includes('id="contact-email-problem"')]).toEqual([400, true])
  expect(wrong.page).toContain('Une visite\u00a0?</textarea>')
  expect(wrong.page).toContain('Choisissez vos fichiers à nouveau')
  const refused = await postFiles(site, { fields, files: [['papier.jpg', TEST_PDF]] })
  expect([refused.status, refused.page.includes('id="contact-images-problem"')]).toEqual([400, true])
  expect(refused.page).toContain('value="lise@example.org"')
  const many = await postFiles(site, { fields, files: [pdf, pdf, pdf, pdf] })
  expect(many.status).toBe(413)
  expect(many.page).toMatch(/id="contact-images-problem"[^>]*>Trois fichiers au plus/)
  const large = await postFiles(site, { fields, files: [['gros.pdf', Buffer.alloc(9_000_000)]] })
  expect([large.status, large.page.includes('Une visite\u00a0?</textarea>')]).toEqual([413, true])
  expect((await site.admin.query('select from estate.messages')).rowCount).toBe(0)

  const sent = await postFiles(site, { fields, files: [pdf, ['', Buffer.alloc(0)]] })
  expect([sent.status, sent.page.includes('Merci, votre message est parti')]).toEqual([200, true])
  const { rows } = await site.admin.query('select filename, message_id > 0 as is_of_message from estate.form_files')
  expect(rows).toEqual([{ filename: 'facture.pdf', is_of_message: true }])
})

test('no page takes more than it asks for: files only where its form has some', async () => {
  const site = await createTestSite()
  const files: Files = [['gros.pdf', Buffer.alloc(200_000)]]
  expect((await postFiles(site, { path: '/newsletter', fields: {}, files })).status).toBe(413)
  expect((await postFiles(site, { fields: {}, files })).status).toBe(400)
})
