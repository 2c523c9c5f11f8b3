import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'
import { addTestVisit, book, booked, LATER, TEN, VISIT_NOW } from '#tests/support/test-visits.ts'

test('the estate sees who comes, soonest first, by day and by state; nobody else does', async () => {
  const shop = await createTestApp({ now: () => VISIT_NOW })
  await addTestVisit(shop)
  await booked(shop, { ...LATER, date: '2026-11-28', firstname: 'Zoé' })
  await booked(shop, { ...TEN, people: 6, firstname: 'Aline' })
  await book(shop, { ...TEN, waits: true, firstname: 'Marc', email: 'marc@example.org' })
  const authorization = await shop.signIn(1, 'ADMIN')
  const names = async (query = '', headers: Record<string, string> = { authorization }) => {
    const answer = await askAt(shop, { path: `/admin/service/901/bookings${query}`, headers })
    return answer.statusCode === 200
      ? answer.json().data.bookings.map(({ firstname }: { firstname: string }) => firstname)
      : answer.json().code
  }
  expect(await names()).toEqual(['Aline', 'Marc', 'Zoé'])
  expect(await names('?orderBy=-date&nbItem=1')).toEqual(['Zoé'])
  expect(await names('?state=WAITING')).toEqual(['Marc'])
  expect(await names('?date=2026-11-28')).toEqual(['Zoé'])
  expect(await names('?date=lte:2026-11-21&state=df:WAITING')).toEqual(['Aline'])
  expect(await names('', {})).toBe('not-signed-in')
  expect(await names('', { authorization: await shop.signIn(1, 'CUSTOMER') })).toBe('not-allowed')
  const unknown = await askAt(shop, { path: '/admin/service/999999/bookings', headers: { authorization } })
  expect(unknown.json().code).toBe('service-not-found')
})
