import { expect, test } from 'vitest'
import { finishWork } from './support/finish-work.ts'
import type { TestApp } from './support/test-app.ts'
import { addEvent, registrationRows } from './support/test-events.ts'
import { mailedToken } from './support/test-newsletters.ts'
import { createTestSite } from './support/test-site.ts'

const FIELDS = { firstname: 'Lise', lastname: 'Martin', email: 'lise@example.org', people: '2', consent: 'on' }

test('registering, looking and cancelling work by plain forms; looking at the link changes nothing', async () => {
  const site = await createTestSite()
  const path = `/evenements/fete-du-puits/${await addEvent(site)}`
  const page = await (await site.get(path)).text()
  expect(page).toContain('10 places restantes')
  expect(page).toContain('"@type":"Event"')
  expect(page).not.toMatch(/type="checkbox"[^>]*checked/)
  const answer = await site.postForm({ path, fields: FIELDS })
  expect(await answer.text()).toContain('C’est noté')
  await finishWork(site as unknown as TestApp)
  const own = `/evenements/inscription/${mailedToken(site, '/evenements/inscription')}`
  const look = await site.get(own)
  expect([look.headers.get('referrer-policy'), look.headers.get('cache-control')]).toEqual([
    'same-origin',
    'private, no-store',
  ])
  expect(await look.text()).toContain('Rendre ma place')
  expect(await registrationRows(site)).toMatchObject([{ state: 'COMING' }])
  expect(await (await site.postForm({ path: own, fields: {} })).text()).toContain('Votre inscription est annulée')
  expect(await registrationRows(site)).toMatchObject([{ state: 'CANCELLED' }])
  expect((await site.get(`/evenements/inscription/${'x'.repeat(43)}`)).status).toBe(410)
})

test('what is wrong stands next to its field, with what was typed', async () => {
  const site = await createTestSite()
  const path = `/evenements/fete-du-puits/${await addEvent(site)}`
  const answer = await site.postForm({ path, fields: { ...FIELDS, email: 'lise', people: '' } })
  const page = await answer.text()
  expect(answer.status).toBe(400)
  expect(page).toContain('value="lise"')
  expect(page).toContain('value="Martin"')
  for (const id of ['event-email-problem', 'event-people-problem']) expect(page).toContain(`id="${id}"`)
})

test('a full event offers its waiting list, a past one nothing', async () => {
  const site = await createTestSite()
  const path = `/evenements/fete-du-puits/${await addEvent(site, { capacity: 2 })}`
  await site.postForm({ path, fields: FIELDS })
  const full = await (await site.get(path)).text()
  expect(full).toContain('Me mettre sur la liste d’attente')
  const waits = await site.postForm({ path, fields: { ...FIELDS, email: 'two@example.org', waits: 'on' } })
  expect(await waits.text()).toContain('Vous êtes sur la liste d’attente')
  const past = await addEvent(site, { startsAt: '2020-01-01T10:00:00Z' })
  const page = await (await site.get(`/evenements/fete-du-puits/${past}`)).text()
  expect(page).toContain('Cet événement est passé.')
  expect(page).not.toContain('name="email"')
})

test('a group larger than what is left may wait, or come with fewer', async () => {
  const site = await createTestSite()
  const path = `/evenements/fete-du-puits/${await addEvent(site, { capacity: 3 })}`
  expect(await (await site.get(path)).text()).not.toContain('name="waits"')
  await site.postForm({ path, fields: FIELDS })
  const group = { ...FIELDS, email: 'group@example.org' }
  const refused = await site.postForm({ path, fields: group })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toMatch(/<input[^>]*name="waits"/)
  const waits = await site.postForm({ path, fields: { ...group, waits: 'on' } })
  expect(await waits.text()).toContain('Vous êtes sur la liste d’attente')
})

test('an event has one address in each language; drafts and other estates’ have none', async () => {
  const site = await createTestSite()
  const id = await addEvent(site)
  const moved = await site.get(`/evenements/autre/${id}`)
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/evenements/fete-du-puits/${id}`])
  const english = await (await site.get(`/en/evenements/feast-of-the-well/${id}`)).text()
  expect(english).toContain('Feast of the well')
  expect(english).toMatch(new RegExp(`hreflang="fr" href="[^"]*/evenements/fete-du-puits/${id}"`, 'i'))
  const draft = await addEvent(site, { isPublished: false })
  const foreign = await addEvent(site, { siteId: 3 })
  const missing = [draft, foreign, 999_999].map((one) => site.get(`/evenements/fete-du-puits/${one}`))
  expect((await Promise.all(missing)).map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await site.get('/evenements/fete-du-puits/abc')).status).toBe(404)
  const sitemap = await (await site.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`/en/evenements/feast-of-the-well/${id}</loc>`)
  expect(sitemap).not.toContain(`/${draft}</loc>`)
})
