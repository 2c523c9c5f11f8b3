import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestVisit, book, booked, TEN, VISIT_NOW, visitMails } from '#tests/support/test-visits.ts'

const now = () => VISIT_NOW
const SATURDAY = { weekday: 6, opens: '10:00', closes: '13:00' }
const CALENDAR = { slotMinutes: 90, capacity: 6, closesOnHolidays: false, hours: [SATURDAY], closures: [] }
const FIELDS = {
  isValid: true,
  price: 12.5,
  durationMinutes: 60,
  texts: { fr: { title: 'Visite du chai', description: 'Une heure.', goodToKnow: '' } },
  calendars: [CALENDAR],
}

async function openOffice() {
  const shop = await createTestApp({ now })
  const owner = await enterOffice(shop)
  const add = async (given: object = {}) =>
    (await owner.ask('/admin/service', { method: 'POST', payload: { ...FIELDS, ...given } })).data.service
  const change = (id: number, payload: object) => owner.ask(`/admin/service/${id}`, { method: 'PUT', payload })
  const seen = async (id: number) => (await shop.app.inject({ url: `/api/service/${id}` })).json().data
  return { shop, owner, add, change, seen }
}

test('a service is written, seen and booked at once, changed by who has seen it, and hidden', async () => {
  const { shop, add, change, seen } = await openOffice()
  const { id, version, calendars } = await add()
  expect(await seen(id)).toMatchObject({ title: 'Visite du chai', price: 12.5, idCalendar: calendars[0].id })
  expect((await book(shop, { id, people: 2 })).statusCode).toBe(200)
  const changed = await change(id, { calendars: [{ ...calendars[0], capacity: 4 }], version })
  expect(changed.data.service).toMatchObject({
    version: 2,
    booked: 2,
    calendars: [{ id: calendars[0].id, capacity: 4 }],
  })
  expect(await change(id, { price: 1, version })).toMatchObject({ status: 409, code: 'changed-meanwhile' })
  await change(id, { isValid: false, version: 2 })
  expect((await shop.app.inject({ url: `/api/service/${id}` })).statusCode).toBe(404)
  expect((await loggedChanges(shop, 'services')).map(({ call }) => call)).toEqual([
    'services.create',
    'services.change',
    'services.change',
  ])
})

test('a service without any hours is shown, and offers no date to choose', async () => {
  const { add, seen } = await openOffice()
  const { id } = await add({ calendars: [{ ...CALENDAR, hours: [] }] })
  expect(await seen(id)).toMatchObject({ title: 'Visite du chai', idCalendar: null })
})

test('hours across each other, fewer at most than at least, and room for fewer than come are told beside their fields', async () => {
  const { shop, owner, add, change } = await openOffice()
  const problems = async (given: object) =>
    Object.keys((await owner.ask('/admin/service', { method: 'POST', payload: { ...FIELDS, ...given } })).errors ?? {})
  const across = [SATURDAY, { ...SATURDAY, opens: '12:00', closes: '14:00' }]
  expect(await problems({ calendars: [{ ...CALENDAR, hours: across }] })).toEqual(['calendars.0.hours.1.closes'])
  expect(await problems({ minPeople: 4, maxPeople: 2 })).toEqual(['maxPeople'])
  expect(await problems({ texts: {} })).toEqual(['texts.fr.title'])
  const { id, calendars } = await add()
  await booked(shop, { id, people: 5 })
  const smaller = await change(id, { calendars: [{ ...calendars[0], capacity: 4 }], version: 1 })
  expect(smaller).toMatchObject({ status: 400, errors: { 'calendars.0.capacity': expect.stringContaining('5') } })
})

test('room never falls below who comes, also while somebody books', async () => {
  const { shop, add, change } = await openOffice()
  const { id, calendars } = await add()
  await booked(shop, { id, people: 3 })
  const [changed, late] = await Promise.all([
    change(id, { calendars: [{ ...calendars[0], capacity: 3 }], version: 1 }),
    book(shop, { id, people: 3, email: 'late@example.org' }),
  ])
  expect([changed.status === 200, late.statusCode === 200].filter(Boolean)).toHaveLength(1)
})

test('more room goes to who waits, who is told', async () => {
  const { shop, add, change } = await openOffice()
  const { id, calendars } = await add({ calendars: [{ ...CALENDAR, capacity: 2 }] })
  await booked(shop, { id, people: 2 })
  await booked(shop, { id, people: 1, email: 'waits@example.org', waits: true })
  await change(id, { calendars: [{ ...calendars[0], capacity: 3 }], version: 1 })
  expect(await visitMails(shop)).toContain('FREED waits@example.org')
})

test('a planned service is nowhere before its hour, and is shown then', async () => {
  const { shop, add } = await openOffice()
  const { id } = await add({ isValid: false, showAt: '2031-03-01T08:00:00Z' })
  const isShown = async () => (await shop.app.inject({ url: `/api/service/${id}` })).statusCode === 200
  await finishWork(shop, () => new Date('2031-02-28T08:00:00Z'))
  expect(await isShown()).toBe(false)
  await finishWork(shop, () => new Date('2031-03-01T08:00:01Z'))
  expect(await isShown()).toBe(true)
  expect((await loggedChanges(shop, 'services')).map(({ call }) => call)).toEqual(['services.create', 'services.turn'])
})

test('who writes pages changes services and sees nobody’s name; another estate’s are not there', async () => {
  const { shop } = await openOffice()
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  expect((await editor.ask('/admin/service', { method: 'POST', payload: FIELDS })).status).toBe(200)
  expect((await editor.ask('/admin/booking')).status).toBe(403)
  expect((await editor.ask(`/admin/visit/agenda/${TEN.date}/1`)).status).toBe(403)
  await addTestVisit(shop, { siteId: 3 })
  expect((await editor.ask('/admin/service/901')).status).toBe(404)
})
