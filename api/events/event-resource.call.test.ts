import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addEvent, register, registrationRows } from '#tests/support/test-events.ts'
import { composeTestMail, mailRows } from '#tests/support/test-mails.ts'

const FIELDS = {
  isPublished: true,
  startsAt: '2031-05-10T09:00:00Z',
  endsAt: '2031-05-10T17:00:00Z',
  capacity: 10,
  texts: {
    fr: { title: 'Printemps des vignes', place: 'Caveau', price: '', description: 'On marche.' },
    en: { title: 'Spring in the vines', place: 'Cellar', price: '', description: 'We walk.' },
  },
}

async function openOffice() {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const add = async (given: object = {}) =>
    (await owner.ask('/admin/event', { method: 'POST', payload: { ...FIELDS, ...given } })).data.event
  const change = (id: number, payload: object) => owner.ask(`/admin/event/${id}`, { method: 'PUT', payload })
  const seen = async (id: number) => (await shop.app.inject({ url: `/api/event/${id}` })).json().data
  const mails = async (step: string) => (await mailRows(shop)).filter(({ facts }) => facts.step === step)
  return { shop, owner, add, change, seen, mails }
}

test('an event is written, shown with all that was typed, changed by one who has seen it, and hidden', async () => {
  const { shop, owner, add, change, seen } = await openOffice()
  const { id, version } = await add()
  const facts = { title: 'Printemps des vignes', place: 'Caveau', capacity: 10, placesLeft: 10, isOpen: true }
  expect(await seen(id)).toMatchObject({ ...facts, startsAt: '2031-05-10T09:00:00.000Z' })
  const texts = { ...FIELDS.texts, fr: { ...FIELDS.texts.fr, title: 'Automne', price: '12 €' } }
  expect((await change(id, { texts, version })).data.event).toMatchObject({ version: 2, coming: 0, waiting: 0 })
  expect(await seen(id)).toMatchObject({ title: 'Automne', price: '12 €' })
  expect(await change(id, { capacity: 5, version })).toMatchObject({ status: 409, code: 'changed-meanwhile' })
  await change(id, { isPublished: false, version: 2 })
  expect((await shop.app.inject({ url: `/api/event/${id}` })).statusCode).toBe(404)
  const removed = await owner.ask(`/admin/event/${id}`, { method: 'DELETE', payload: { version: 3 } })
  expect(removed.status).toBe(200)
  expect((await loggedChanges(shop, 'events')).map(({ call }) => call)).toEqual([
    'events.create',
    'events.change',
    'events.change',
    'events.remove',
  ])
})

test('an end before the beginning, no title and no picture of ours are told beside their fields', async () => {
  const { owner } = await openOffice()
  const problems = async (given: object) =>
    Object.keys((await owner.ask('/admin/event', { method: 'POST', payload: { ...FIELDS, ...given } })).errors ?? {})
  expect(await problems({ endsAt: FIELDS.startsAt })).toEqual(['endsAt'])
  expect(await problems({ texts: {} })).toEqual(['texts.fr.title'])
  expect(await problems({ mediaId: 'f'.repeat(32) })).toEqual(['mediaId'])
})

test('a planned event is nowhere before its hour, is shown then, and goes at the other', async () => {
  const { shop, add } = await openOffice()
  const [showAt, hideAt] = ['2031-03-01T08:00:00Z', '2031-04-01T08:00:00Z']
  const { id } = await add({ isPublished: false, showAt, hideAt })
  const isShown = async () => (await shop.app.inject({ url: `/api/event/${id}` })).statusCode === 200
  const at = (moment: string) => finishWork(shop, () => new Date(moment))
  await at('2031-02-28T08:00:00Z')
  expect(await isShown()).toBe(false)
  await at('2031-03-01T08:00:01Z')
  expect(await isShown()).toBe(true)
  await at('2031-04-01T08:00:01Z')
  expect(await isShown()).toBe(false)
  expect((await loggedChanges(shop, 'events')).map(({ call }) => call)).toEqual([
    'events.create',
    'events.turn',
    'events.turn',
  ])
})

test('room never falls below who comes, also while somebody registers', async () => {
  const { shop, add, change } = await openOffice()
  const { id } = await add()
  await register(shop, { id, people: 6 })
  const refused = await change(id, { capacity: 5, version: 1 })
  expect(refused).toMatchObject({ status: 400, errors: { capacity: expect.stringContaining('6') } })
  const [changed, registered] = await Promise.all([
    change(id, { capacity: 6, version: 1 }),
    register(shop, { id, people: 4, email: 'late@example.org' }),
  ])
  const coming = (await registrationRows(shop)).reduce((sum, { people }) => sum + people, 0)
  // Whoever is second is refused: both at once would be four too many.
  expect([changed.status === 200, registered.statusCode === 200].filter(Boolean)).toHaveLength(1)
  expect(coming).toBe(changed.status === 200 ? 6 : 10)
})

test('another day is told to those who come, in their mail; more room goes to who waits; a title is nobody’s news', async () => {
  const { shop, add, change, mails } = await openOffice()
  const { id } = await add({ capacity: 2 })
  await register(shop, { id, people: 2 })
  await register(shop, { id, people: 1, email: 'waits@example.org', waits: true })
  const texts = { ...FIELDS.texts, fr: { ...FIELDS.texts.fr, title: 'Autre titre' } }
  await change(id, { texts, version: 1 })
  expect(await mails('CHANGED')).toEqual([])
  await change(id, { startsAt: '2031-05-11T09:00:00Z', endsAt: '2031-05-11T17:00:00Z', version: 2 })
  const [mail, ...others] = await mails('CHANGED')
  expect([mail.recipient, others]).toEqual(['lise@example.org', []])
  expect((await composeTestMail(shop, mail)).text).toContain('dimanche 11 mai 2031')
  await change(id, { capacity: 3, version: 3 })
  expect((await mails('PROMOTED')).map(({ recipient }) => recipient)).toEqual(['waits@example.org'])
})

test('nobody registers where registration is closed, and an event that somebody comes to is not removed', async () => {
  const { shop, owner, add, change, seen } = await openOffice()
  const { id } = await add()
  await register(shop, { id })
  await change(id, { isOpen: false, version: 1 })
  expect((await seen(id)).isOpen).toBe(false)
  expect((await register(shop, { id, email: 'late@example.org' })).json()).toMatchObject({ code: 'event-closed' })
  const removed = await owner.ask(`/admin/event/${id}`, { method: 'DELETE', payload: { version: 2 } })
  expect(removed).toMatchObject({ status: 409, code: 'still-used' })
})

test('who is withdrawn from a hidden event is told all the same', async () => {
  const { shop, owner, add, change, mails } = await openOffice()
  const { id } = await add()
  await register(shop, { id })
  await change(id, { isPublished: false, version: 1 })
  const { rows } = await shop.admin.query('select id from estate.event_registrations where token_hash is not null')
  const registration = rows[0].id
  await owner.ask(`/admin/registration/${registration}/cancel`, { method: 'POST' })
  const [mail] = await mails('WITHDRAWN')
  expect((await composeTestMail(shop, mail)).text).toContain('Nous avons dû annuler')
})

test('who writes pages changes events and sees nobody’s name; another estate’s events are not there', async () => {
  const { shop } = await openOffice()
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  const payload = { ...FIELDS }
  expect((await editor.ask('/admin/event', { method: 'POST', payload })).status).toBe(200)
  expect((await editor.ask('/admin/registration')).status).toBe(403)
  const foreign = await addEvent(shop, { siteId: 3 })
  expect((await editor.ask(`/admin/event/${foreign}`)).status).toBe(404)
  const changed = await editor.ask(`/admin/event/${foreign}`, { method: 'PUT', payload: { capacity: 5, version: 1 } })
  expect(changed.status).toBe(404)
})

test('registrations are listed by event, found by name, and leave as a file', async () => {
  const { shop, owner, add } = await openOffice()
  const { id } = await add()
  const other = await add()
  await register(shop, { id, people: 3, message: 'Avec un chien' })
  await register(shop, { id: other.id, email: 'two@example.org' })
  const { registrations, total } = (await owner.ask(`/admin/registration?idEvent=${id}`)).data
  expect(total).toBe(1)
  expect(registrations).toMatchObject([
    { name: 'Martin Lise', event: 'Printemps des vignes', people: 3, state: 'COMING', note: '' },
  ])
  expect((await owner.ask('/admin/registration?search=chien')).data.total).toBe(1)
  const file = (await owner.ask(`/admin/registration/export?idEvent=${id}`)).body.toString()
  expect(file).toContain('lise@example.org')
  expect(file).not.toContain('two@example.org')
})
