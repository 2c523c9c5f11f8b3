import { expect, test } from 'vitest'
import { cardsThatDiffer } from '#tests/support/cards-that-differ.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { openOffice } from '#tests/support/test-office.ts'

const PATH = 'POST /admin/price/change'

interface Row {
  id: number
  version: number
  price: number
  finalPrice: number
}

async function openShopkeeper() {
  const office = await openOffice()
  const list = async (): Promise<Row[]> => (await office.ask('GET /admin/declination?productId=1')).data.declinations
  const rows = await list()
  const declinations = rows.map(({ id, version }) => ({ id, version }))
  const shownPrices = async () => {
    const { declination } = await office.shopAsks('/v2/product/1')
    const byId = new Map(declination.map(({ id, ...one }: { id: number }) => [id, one]))
    return rows.map(({ id }) => byId.get(id) as { price: number; finalPrice: number; reduction: object | null })
  }
  const at = (moment: string) => finishWork(office.shop, () => new Date(moment))
  return { ...office, list, rows, declinations, shownPrices, at }
}

test('many prices change at once, and the public list shows them on the next request', async () => {
  const { ask, shop, rows, declinations, shownPrices, shopAsks } = await openShopkeeper()
  await shopAsks('/v2/product?nbItem=100')
  const { data } = await ask(PATH, { declinations, step: 'EURO', amount: 1, note: 'Millésime rare' })
  expect(data.state).toBe('DONE')
  expect((await shownPrices()).map(({ price }) => price)).toEqual(
    rows.map(({ price }) => Math.round(price * 100 + 100) / 100),
  )
  const listed = (await shopAsks('/v2/product?id=1')).products[0]
  expect(listed.declination.map(({ id }: Row) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
  expect(listed.price).toBe(
    Math.min(
      ...data.rows.map((row: { newFinalPrice: number; format: number }) =>
        row.format === 750 ? row.newFinalPrice : 1e9,
      ),
    ),
  )
  const noted = await shop.admin.query('select thing, thing_id, before, after from estate.audit_events order by id')
  expect(noted.rows).toHaveLength(1 + rows.length)
  expect(noted.rows[1]).toMatchObject({ thing: 'declinations', before: { price: rows[0]?.price } })
  expect(await cardsThatDiffer(shop.admin)).toEqual([])
  await expectBalanced(shop)
})

test('who has seen an older price is told, and all prices stay', async () => {
  const { ask, declinations, list, rows } = await openShopkeeper()
  const stale = declinations.map((one, at) => (at === 1 ? { ...one, version: one.version + 1 } : one))
  expect((await ask(PATH, { declinations: stale, step: 'EURO', amount: 1 })).code).toBe('changed-meanwhile')
  const missing = [...declinations, { id: 987_654, version: 1 }]
  expect((await ask(PATH, { declinations: missing, step: 'EURO', amount: 1 })).code).toBe('thing-not-found')
  expect(await list()).toEqual(rows)
})

test('what is planned costs what was shown when it was planned, when its hour comes', async () => {
  const { ask, shop, declinations, rows, shownPrices, at } = await openShopkeeper()
  const from = '2031-01-05T05:00:00Z'
  const { data } = await ask(PATH, { declinations, step: 'PERCENT', amount: 10, roundTo: 0.1, from })
  expect(data.state).toBe('PLANNED')
  await at('2031-01-05T04:59:59Z')
  expect((await shownPrices()).map(({ price }) => price)).toEqual(rows.map(({ price }) => price))
  await at('2031-01-05T05:00:01Z')
  const planned = data.rows.map(({ newPrice }: { newPrice: number }) => newPrice)
  expect((await shownPrices()).map(({ price }) => price)).toEqual(planned)
  const { pricePlan } = (await ask(`GET /admin/price-plan/${data.pricePlanId}`)).data
  expect(pricePlan).toMatchObject({ state: 'DONE', kind: 'PRICE' })
  expect(pricePlan.lines.map(({ newPrice }: { newPrice: number }) => newPrice)).toEqual(planned)
  await expectBalanced(shop)
})

test('a reduction begins and ends by itself, announced against the lowest price before it', async () => {
  const { ask, shop, declinations, shownPrices, at } = await openShopkeeper()
  const before = await shownPrices()
  const [from, until] = ['2031-01-05T05:00:00Z', '2031-02-05T05:00:00Z']
  const wish = { declinations, step: 'DISCOUNT_PERCENT', amount: 20, from, until }
  const { data } = await ask(PATH, wish)
  await at('2031-01-05T05:00:01Z')
  const reduced = await shownPrices()
  expect(reduced.map(({ finalPrice }) => finalPrice)).toEqual(
    data.rows.map(({ newFinalPrice }: { newFinalPrice: number }) => newFinalPrice),
  )
  expect(reduced.every(({ reduction }) => reduction !== null)).toBe(true)
  expect((await ask(`GET /admin/price-plan?state=RUNNING`)).data.total).toBe(1)
  await at('2031-02-05T05:00:01Z')
  expect(await shownPrices()).toEqual(before)
  const { rows } = await shop.admin.query('select state, discount_id from estate.price_plans')
  expect(rows).toEqual([{ state: 'DONE', discount_id: null }])
  expect(await cardsThatDiffer(shop.admin)).toEqual([])
  await expectBalanced(shop)
})

test('a reduction that was over before anybody could begin it is not given, not even for a moment', async () => {
  const { ask, shop, declinations, shownPrices, at } = await openShopkeeper()
  const remembered = async () => (await shop.admin.query('select from estate.price_changes where site_id = 1')).rowCount
  const before = [await shownPrices(), await remembered()]
  const [from, until] = ['2031-01-05T05:00:00Z', '2031-02-05T05:00:00Z']
  await ask(PATH, { declinations, step: 'DISCOUNT_EURO', amount: 1, from, until })
  await at('2031-03-01T00:00:00Z')
  expect([await shownPrices(), await remembered()]).toEqual(before)
})

test('what makes no sense is said beside its field', async () => {
  const { ask, declinations } = await openShopkeeper()
  const wrong: [object, string][] = [
    [{ step: 'EURO', amount: -5_000 }, 'amount'],
    [{ step: 'EURO', amount: 0.001 }, 'amount'],
    [{ step: 'DISCOUNT_PERCENT', amount: 150 }, 'amount'],
    [{ step: 'EURO', amount: 1, until: '2031-01-05T05:00:00Z' }, 'until'],
    [{ step: 'DISCOUNT_EURO', amount: 1, until: '2020-01-05T05:00:00Z' }, 'until'],
    [{ step: 'EURO', amount: 1, roundTo: 0.3 }, 'roundTo'],
  ]
  for (const [wish, field] of wrong) {
    const { status, errors } = await ask(PATH, { declinations, ...wish })
    expect([status, Object.keys(errors ?? {})], field).toEqual([400, [field]])
  }
})
