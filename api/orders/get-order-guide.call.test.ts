import { expect, test } from 'vitest'
import { createOrderCallers, signInAs } from '#tests/support/order-callers.ts'
import { insertOrder, type TestOrder } from '#tests/support/test-order.ts'
import { addTestWine } from '#tests/support/test-wine.ts'

type Callers = Awaited<ReturnType<typeof createOrderCallers>>

/** Paid on a Sunday. */
const PARCEL = { delivery_delay: 'En 2 à 3 jours ouvrés', arrives_from: '2026-11-18', arrives_until: '2026-11-19' }

async function guideOf(test: Callers, order: TestOrder) {
  const { publicId } = await insertOrder(test.admin, order)
  return (await test.get(`/order/${publicId}/guide`)).data
}

/** Puts a wine of the catalogue into the first line of an order. */
async function orderWine(test: Callers, { id, declination }: { id: number; declination: number | undefined }) {
  await test.admin.query('update estate.order_lines set declination_id = $2 where site_id = 1 and order_id = $1', [
    id,
    declination,
  ])
}

test('a parcel that is paid has its days until it leaves; then the carrier knows better', async () => {
  const test = await createOrderCallers()
  const guide = await guideOf(test, { columns: PARCEL })
  expect(guide.parcel).toEqual({
    preparedOn: '2026-11-16',
    arrival: { from: '2026-11-18', until: '2026-11-19' },
    delay: PARCEL.delivery_delay,
  })
  expect(guide.hasCalendar).toBe(true)
  expect(await guideOf(test, { columns: PARCEL, status: 'IN_PREPARATION' })).toMatchObject({ hasCalendar: true })
  for (const status of ['SHIPPED', 'DELIVERED'] as const) {
    expect(await guideOf(test, { columns: PARCEL, status })).toMatchObject({ parcel: null, hasCalendar: false })
  }
  expect(await guideOf(test, { columns: { delivery_delay: 'Le vendredi, par nous-mêmes' } })).toMatchObject({
    parcel: { arrival: null },
    hasCalendar: false,
  })
})

test('nothing is sent of what is fetched or goes by mail', async () => {
  const test = await createOrderCallers()
  for (const delivery_type of ['CLICK_AND_COLLECT', 'NO_DELIVERY']) {
    expect((await guideOf(test, { columns: { ...PARCEL, delivery_type } })).parcel).toBeNull()
  }
})

test('each wine is told once, with what the estate says of serving it', async () => {
  const test = await createOrderCallers()
  const vintage = { drink_from: 2030, drink_until: 2040, serve_from: 15, serve_until: 17 }
  const wine = await addTestWine(test, { siteId: 1, wine: { name: 'Clos du Puits', years: [2022], vintage } })
  await test.admin.query(`update estate.products set colour = 'RED' where site_id = 1 and id = $1`, [wine.id])
  const { id, publicId } = await insertOrder(test.admin, { lines: [{}, {}] })
  await orderWine(test, { id, declination: wine.declinations[0] })
  const { wines } = (await test.get(`/order/${publicId}/guide`)).data
  expect(wines).toEqual([
    {
      idProduct: wine.id,
      name: 'Clos du Puits',
      year: 2022,
      image: null,
      drinkFrom: 2030,
      drinkUntil: 2040,
      serveFrom: 15,
      serveUntil: 17,
      opening: 'DECANT',
    },
  ])
  await test.admin.query('update estate.order_lines set refunded_quantity = quantity where order_id = $1', [id])
  expect((await test.get(`/order/${publicId}/guide`)).data.wines).toEqual([])
})

test('an account is offered for a guest’s order only, and asks no birth date that is known', async () => {
  const test = await createOrderCallers()
  const set = (value: string) =>
    test.admin.query(
      `update estate.parameters set value = $1 where site_id = 1 and type in ('ASK_BIRTHDATE_AT_REGISTER', 'BLOCK_MINORS_FROM_REGISTERING')`,
      [value],
    )
  await set('true')
  expect((await guideOf(test, {})).account).toEqual({ asksBirthdate: true })
  expect((await guideOf(test, { columns: { birthdate: '1984-05-12' } })).account).toEqual({ asksBirthdate: false })
  await set('false')
  expect((await guideOf(test, {})).account).toEqual({ asksBirthdate: false })
  const buyer = await signInAs(test, { siteId: 1, role: 'CUSTOMER' })
  expect((await guideOf(test, { userId: buyer.id })).account).toBeNull()
})

test('what bears the buyer’s words is told', async () => {
  const test = await createOrderCallers()
  const customizations = [{ id: 1, text: 'Jeanne & Paul', told: { label: 'Gravure', text: 'Jeanne & Paul' } }]
  expect((await guideOf(test, { lines: [{}, { customizations }] })).isPersonalised).toBe(true)
  expect((await guideOf(test, {})).isPersonalised).toBe(false)
})

test('the guide is who may see the order’s', async () => {
  const test = await createOrderCallers()
  const { id } = await insertOrder(test.admin, {})
  expect(await test.statusesOf(`/order/${id}/guide`)).toEqual({
    nobody: 404,
    customer: 404,
    neighbour: 404,
    neighbourAtHome: 404,
    admin: 200,
  })
  expect((await test.get(`/order/${'0'.repeat(32)}/guide`)).code).toBe('order-not-found')
})
