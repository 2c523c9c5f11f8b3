import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestVisit, booked, TEN, VISIT_NOW } from '#tests/support/test-visits.ts'

test('a week has its days, each with the starts of every visit and who comes; a hidden visit only with who booked it', async () => {
  const shop = await createTestApp({ now: () => VISIT_NOW })
  await addTestVisit(shop)
  await addTestVisit(shop, { siteId: 3, id: 902 })
  const owner = await enterOffice(shop)
  await booked(shop, { people: 4 })
  const agenda = async (days: number) => (await owner.ask(`/admin/visit/agenda/${TEN.date}/${days}`)).data
  const { days, services } = await agenda(7)
  expect(days.map(({ date }: { date: string }) => date)).toHaveLength(7)
  expect(services.map(({ id }: { id: number }) => id)).toContain(901)
  expect(services.map(({ id }: { id: number }) => id)).not.toContain(902)
  const ofVisit = (day: { slots: { idService: number }[] }) => day.slots.filter(({ idService }) => idService === 901)
  expect(ofVisit(days[0])).toMatchObject([
    { from: '10:00', until: '11:30', capacity: 6, taken: 4, bookings: [{ lastname: 'Vasseur', people: 4 }] },
    { from: '11:30', capacity: 6, taken: 0, bookings: [] },
  ])
  await shop.admin.query('update estate.services set is_valid = false where id = 901')
  const [day] = (await agenda(1)).days
  expect(ofVisit(day)).toMatchObject([{ from: '10:00', capacity: null, taken: 4 }])
  expect(await owner.ask(`/admin/visit/agenda/${TEN.date}/8`)).toMatchObject({ status: 400 })
})
