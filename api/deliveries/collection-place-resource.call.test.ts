import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const TUESDAY = { weekday: 2, opens: '09:00', closes: '12:00' }

async function openOffice() {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const address = { idType: 3, name: 'Halle', address: '1 place', postalCode: '49400', city: 'Saumur' }
  const made = await owner.ask('/admin/company-address', { method: 'POST', payload: address })
  const idAddress: number = made.data.companyAddress.id
  const add = (given: object = {}) =>
    owner.ask('/admin/collection-place', { method: 'POST', payload: { idAddress, hours: [TUESDAY], ...given } })
  return { shop, owner, add }
}

test('a new place is open to orders at its hours, but not on its closing days', async () => {
  const { shop, owner, add } = await openOffice()
  const { data } = await add({ slotMinutes: 60, capacity: 2, closesOnHolidays: false })
  const { id, name, version } = data.collectionPlace
  expect([name, version]).toEqual(['Halle', 1])
  const ahead = new Date(Date.now() + 45 * 86_400_000)
  const month = `${ahead.getUTCMonth() + 1}/${ahead.getUTCFullYear()}`
  const openDays = async (): Promise<string[]> => {
    const answer = await shop.app.inject({ url: `/api/calendar/${id}/date/allowed/${month}` })
    return answer.json().data.dates.map(({ date }: { date: string }) => date)
  }
  const [first = '', ...others] = await openDays()
  expect([first, ...others].every((day) => new Date(day).getUTCDay() === 2)).toBe(true)
  const closures = [{ day: first }]
  const changed = await owner.ask(`/admin/collection-place/${id}`, { method: 'PUT', payload: { closures, version } })
  expect(changed.data.collectionPlace).toMatchObject({ closures, hours: [TUESDAY], version: 2 })
  expect(await openDays()).toEqual(others)
})

test('hours that cannot be, an address that is not there and a second calendar are told beside their fields', async () => {
  const { add } = await openOffice()
  const problems = async (given: object) => Object.keys((await add(given)).errors ?? {})
  expect(await problems({ hours: [TUESDAY, { ...TUESDAY, opens: '11:00' }] })).toEqual(['hours.1.closes'])
  expect(await problems({ hours: [{ ...TUESDAY, opens: '25:00' }] })).toEqual(['hours.0.opens'])
  expect(await problems({ idAddress: 987_654 })).toEqual(['idAddress'])
  expect(await problems({})).toEqual([])
  expect(await problems({})).toEqual(['idAddress'])
})

test('the calendars of visits are none of these', async () => {
  const { shop, owner } = await openOffice()
  const { rows } = await shop.admin.query(
    'select id from estate.calendars where site_id = 1 and service_id is not null limit 1',
  )
  expect((await owner.ask(`/admin/collection-place/${rows[0].id}`)).status).toBe(404)
})
