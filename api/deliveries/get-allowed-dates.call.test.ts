import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addCollectOrder, addTestPlace, clearDeliveries } from '#tests/support/test-deliveries.ts'
import { addTestVisit, booked } from '#tests/support/test-visits.ts'

const NOW = new Date('2026-10-20T08:00:00Z')

async function createApp(): Promise<TestApp> {
  const test = await createTestApp({ now: () => NOW })
  await clearDeliveries(test)
  return test
}

async function dates(
  { app }: TestApp,
  { calendarId, month, year, site = 1 }: { calendarId: number; month: number | string; year: number; site?: number },
) {
  const url = `/api/calendar/${calendarId}/date/allowed/${month}/${year}`
  return (await app.inject({ url, headers: { idSite: String(site) } })).json()
}

test('a month has its open days with their slots, without holidays and closed days', async () => {
  const test = await createApp()
  const { calendarId } = await addTestPlace(test, { siteId: 1, given: { slotMinutes: 90, capacity: 3 } })
  await test.admin.query(`insert into estate.calendar_closures values (1, $1, '2026-11-05')`, [calendarId])
  const { data } = await dates(test, { calendarId, month: 11, year: 2026 })
  expect(data.dates[0]).toEqual({
    date: '2026-11-02',
    slots: [
      { idSchedule: 540, from: '09:00', until: '10:30', left: 3 },
      { idSchedule: 630, from: '10:30', until: '12:00', left: 3 },
    ],
  })
  const days = data.dates.map(({ date }: { date: string }) => date)
  expect(days).toHaveLength(30 - 3)
  for (const closed of ['2026-11-01', '2026-11-05', '2026-11-11']) expect(days).not.toContain(closed)
})

test('a month that is over and one that is far away have no dates', async () => {
  const test = await createApp()
  const { calendarId } = await addTestPlace(test, { siteId: 1 })
  expect((await dates(test, { calendarId, month: 9, year: 2026 })).data).toEqual({ dates: [] })
  expect((await dates(test, { calendarId, month: 6, year: 2199 })).data).toEqual({ dates: [] })
  expect((await dates(test, { calendarId, month: 1, year: 2027 })).data.dates[0].date).toBe('2027-01-02')
})

test('living orders take room, on the day when clocks change too; cancelled ones, those refunded before they were fetched and other places’ do not', async () => {
  const test = await createApp()
  const { calendarId, addressId } = await addTestPlace(test, { siteId: 1, given: { capacity: 2 } })
  const other = await addTestPlace(test, { siteId: 1 })
  const ten = new Date('2026-10-25T09:00:00Z')
  await addCollectOrder(test, { siteId: 1, order: { addressId, from: ten, id: '1' } })
  await addCollectOrder(test, { siteId: 1, order: { addressId, from: ten, status: 'CANCELLED', id: '2' } })
  await addCollectOrder(test, { siteId: 1, order: { addressId, from: ten, status: 'REFUNDED', id: '5' } })
  await addCollectOrder(test, { siteId: 1, order: { addressId: other.addressId, from: ten, id: '3' } })
  const slotsOn = async (day: string) =>
    (await dates(test, { calendarId, month: 10, year: 2026 })).data.dates
      .find(({ date }: { date: string }) => date === day)
      .slots.map(({ from, left }: { from: string; left: number }) => [from, left])
  expect(await slotsOn('2026-10-25')).toEqual([
    ['09:00', 2],
    ['10:00', 1],
    ['11:00', 2],
  ])
  await addCollectOrder(test, { siteId: 1, order: { addressId, from: ten, status: 'AWAITING_PAYMENT', id: '4' } })
  expect((await slotsOn('2026-10-25')).map(([from]: [string]) => from)).toEqual(['09:00', '11:00'])
})

test('another estate’s calendar and none are not found; months are months', async () => {
  const test = await createApp()
  const { calendarId } = await addTestPlace(test, { siteId: 3 })
  expect((await dates(test, { calendarId, month: 11, year: 2026 })).code).toBe('calendar-not-found')
  expect((await dates(test, { calendarId, month: 11, year: 2026, site: 3 })).success).toBe(true)
  expect((await dates(test, { calendarId: 999_999, month: 11, year: 2026 })).code).toBe('calendar-not-found')
  expect(Object.keys((await dates(test, { calendarId, month: 13, year: 1999 })).errors).sort()).toEqual([
    'month',
    'year',
  ])
  expect((await dates(test, { calendarId, month: 'mai', year: 2026 })).errors).toHaveProperty('month')
})

test('a service’s calendar tells how many people its slots still take, full ones too, as far ahead as it says', async () => {
  const test = await createApp()
  const { calendarId } = await addTestVisit(test, { capacity: 6 })
  await booked(test, { people: 6 })
  await booked(test, { date: '2026-11-21', idSchedule: 690, people: 2 })
  const { data } = await dates(test, { calendarId, month: 11, year: 2026 })
  expect(data.dates.find(({ date }: { date: string }) => date === '2026-11-21')).toEqual({
    date: '2026-11-21',
    slots: [
      { idSchedule: 600, from: '10:00', until: '11:30', left: 0 },
      { idSchedule: 690, from: '11:30', until: '13:00', left: 4 },
    ],
  })
  await test.admin.query('update estate.services set days_ahead = 14 where id = 901')
  expect((await dates(test, { calendarId, month: 11, year: 2026 })).data.dates.at(-1).date).toBe('2026-11-03')
  await test.admin.query('update estate.services set is_valid = false where id = 901')
  expect((await dates(test, { calendarId, month: 11, year: 2026 })).code).toBe('calendar-not-found')
})

test('addresses tell which calendar they have', async () => {
  const test = await createApp()
  const { calendarId, addressId } = await addTestPlace(test, { siteId: 1 })
  const { data } = (await test.app.inject({ url: '/api/company/address' })).json()
  const calendars = data.addresses.map((one: { id: number; idCalendar: number | null }) => [one.id, one.idCalendar])
  expect(calendars).toContainEqual([addressId, calendarId])
  expect(calendars).toContainEqual([1, null])
})
