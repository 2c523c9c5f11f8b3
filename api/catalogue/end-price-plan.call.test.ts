import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { openOffice } from '#tests/support/test-office.ts'

async function openPlanner() {
  const office = await openOffice()
  const [row] = (await office.ask('GET /admin/declination?productId=1')).data.declinations
  const price = async () => (await office.ask(`GET /admin/declination/${row.id}`)).data.declination
  const plan = async (wish: object) => {
    const declinations = [{ id: row.id, version: (await price()).version }]
    return (await office.ask('POST /admin/price/change', { declinations, ...wish })).data.pricePlanId as number
  }
  const end = (id: number) => office.ask(`POST /admin/price-plan/${id}/end`, {})
  return { ...office, row, plan, end, price }
}

test('what has not begun is cancelled and does not happen', async () => {
  const { shop, row, plan, end, price } = await openPlanner()
  const id = await plan({ step: 'SET', amount: 99, from: '2031-01-05T05:00:00Z' })
  expect((await end(id)).data).toEqual({ id, state: 'CANCELLED' })
  await finishWork(shop, () => new Date('2031-02-01T00:00:00Z'))
  expect((await price()).price).toBe(row.price)
  expect((await end(id)).code).toBe('price-plan-over')
  expect((await end(987_654)).code).toBe('thing-not-found')
})

test('a reduction that runs is ended where it still holds: another that came after it stays', async () => {
  const { ask, row, plan, end, price } = await openPlanner()
  const first = await plan({ step: 'DISCOUNT_PERCENT', amount: 50 })
  const second = await plan({ step: 'DISCOUNT_PERCENT', amount: 10 })
  const { finalPrice } = await price()
  expect((await ask('GET /admin/price-plan?state=RUNNING')).data.total).toBe(2)
  expect((await end(first)).data).toEqual({ id: first, state: 'DONE' })
  expect((await price()).finalPrice).toBe(finalPrice)
  await end(second)
  expect(await price()).toMatchObject({ finalPrice: row.finalPrice, discountId: row.discountId })
})

test('what a plan does at its time is in the log with each price, in the name of whoever planned it', async () => {
  const { ask, shop, row, plan } = await openPlanner()
  const id = await plan({
    step: 'DISCOUNT_PERCENT',
    amount: 50,
    from: '2031-01-05T05:00:00Z',
    until: '2031-01-06T05:00:00Z',
  })
  for (const day of ['05', '06']) await finishWork(shop, () => new Date(`2031-01-${day}T05:00:01Z`))
  const { auditEvents } = (await ask(`GET /admin/audit-event?call=pricePlans.turn&nbItem=100`)).data
  const told = []
  for (const event of auditEvents.reverse()) {
    expect(event).toMatchObject({ isPlanned: true, idUser: expect.any(Number) })
    const { thing, thingId, before, after } = (await ask(`GET /admin/audit-event/${event.id}`)).data.auditEvent
    told.push([thing, Number(thingId), before, after])
  }
  const full = { price: row.price, finalPrice: row.finalPrice }
  const half = { price: row.price, finalPrice: row.price / 2 }
  expect(told).toEqual([
    ['pricePlans', id, { state: 'PLANNED' }, { state: 'RUNNING' }],
    ['declinations', row.id, full, half],
    ['pricePlans', id, { state: 'RUNNING' }, { state: 'DONE' }],
    ['declinations', row.id, half, full],
  ])
})
