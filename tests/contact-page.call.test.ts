import { expect, test } from 'vitest'
import { createTestSite } from './support/test-site.ts'

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
