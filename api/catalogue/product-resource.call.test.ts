import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { openOffice } from '#tests/support/test-office.ts'

const FIELDS = {
  type: 'WINE',
  kind: 'STILL',
  colour: 'RED',
  isValid: true,
  price: 14.5,
  texts: {
    fr: {
      name: 'La Cuvée neuve',
      slug: 'la-cuvee-neuve',
      teaser: 'Un rouge',
      description: 'Long',
      metaDescription: '',
    },
    en: { name: 'The new one', slug: 'the-new-one', teaser: 'A red', description: 'Long', metaDescription: '' },
  },
  grapes: [
    { grape: 'Cabernet franc', percent: 80 },
    { grape: 'Grolleau', percent: 20 },
  ],
  features: [{ key: 'TASTING', texts: { fr: { label: null, value: 'Fruits noirs' } } }],
}

const VINTAGE = {
  year: 2024,
  alcohol: 12.5,
  drinkFrom: 2026,
  drinkUntil: 2030,
  serveFrom: 14,
  serveUntil: 16,
  energyKj: 290,
  energyKcal: 70,
  fat: null,
  saturates: null,
  carbohydrate: 0.4,
  sugars: 0.2,
  protein: null,
  salt: null,
  ingredients: ['GRAPES', 'SULPHITES'],
  allergens: ['SULPHITES'],
  features: [{ key: 'YEAR_STORY', texts: { fr: { label: null, value: 'Un bel été' } } }],
  awards: [{ name: 'Concours d’Angers', year: 2025, medal: 'GOLD', score: null, mediaId: null }],
}

const PATH = '/admin/product'

test('a wine is added with its vintages, shown in the shop once it has a bottle, and changed in a part', async () => {
  const { ask, shopAsks } = await openOffice()
  const tagIds = [1]
  const { data } = await ask(`POST ${PATH}`, { ...FIELDS, tagIds, recommendedIds: [2, 1], vintages: [VINTAGE] })
  const { id, vintages } = data.product
  expect(data.product).toMatchObject({ ...FIELDS, tagIds, recommendedIds: [2, 1], vintages: [VINTAGE], version: 1 })
  const bottle = { productId: id, vintageId: vintages[0].id, capacity: 75, capacityUnit: 'CENTILITRE' }
  await ask('POST /admin/declination', bottle)
  const shown = await shopAsks(`/v2/product/${id}`)
  expect(shown).toMatchObject({ name: 'La Cuvée neuve', price: 14.5, declination: [{ year: 2024, price: 14.5 }] })
  expect(shown.features).toMatchObject([{ key: 'TASTING', value: 'Fruits noirs' }])
  expect(shown.vintages).toMatchObject([{ alcohol: 12.5, variationFeatures: [{ value: 'Un bel été' }] }])
  const changed = await ask(`PUT ${PATH}/${id}`, { version: 1, price: 15 })
  expect(changed.data.product).toMatchObject({ price: 15, vintages, version: 2 })
  expect((await shopAsks(`/v2/product/${id}`)).declination[0].price).toBe(15)
})

test('a vintage that is given with its id stays the row that bottles point to; one with bottles is not removed', async () => {
  const { ask } = await openOffice()
  const { data } = await ask(`POST ${PATH}`, { ...FIELDS, vintages: [VINTAGE, { ...VINTAGE, year: 2023 }] })
  const { id } = data.product
  const [older, newer] = data.product.vintages
  expect([older.year, newer.year]).toEqual([2023, 2024])
  const { data: made } = await ask('POST /admin/declination', { productId: id, vintageId: newer.id })
  const next = { ...VINTAGE, year: 2025 }
  const changed = await ask(`PUT ${PATH}/${id}`, { version: 1, vintages: [{ ...newer, alcohol: 13 }, next] })
  expect(changed.data.product.vintages).toMatchObject([
    { id: newer.id, year: 2024, alcohol: 13 },
    { year: 2025, features: VINTAGE.features, awards: VINTAGE.awards },
  ])
  expect((await ask(`GET /admin/declination/${made.declination.id}`)).data.declination.vintageId).toBe(newer.id)
  const gone = await ask(`PUT ${PATH}/${id}`, { version: 2, vintages: [next] })
  expect([gone.status, gone.code]).toEqual([409, 'still-used'])
  const other = (await ask(`GET ${PATH}/1`)).data.product.vintages[0]
  const strange = await ask(`PUT ${PATH}/${id}`, { version: 2, vintages: [{ ...newer }, { ...next, id: other.id }] })
  expect([strange.status, Object.keys(strange.errors)]).toEqual([400, ['vintages.1.id']])
})

test('what is wrong is said beside its field', async () => {
  const { ask } = await openOffice()
  const { data } = await ask(`POST ${PATH}`, { ...FIELDS, vintages: [VINTAGE] })
  const { id } = data.product
  const wrong: [object, string][] = [
    [{ texts: { en: FIELDS.texts.en } }, 'texts.fr'],
    [{ type: 'BOX', kind: 'CASE' }, 'type'],
    [{ kind: 'CASE' }, 'kind'],
    [{ tagIds: [987_654] }, 'tagIds'],
    [{ discountId: 987_654 }, 'discountId'],
    [{ mediaId: 'f'.repeat(32) }, 'mediaId'],
    [{ recommendedIds: [id] }, 'recommendedIds'],
    [{ replacedById: id }, 'replacedById'],
    [{ pictures: [{ mediaId: 'f'.repeat(32), texts: {} }] }, 'pictures.0.texts.fr'],
    [{ vintages: [{ ...VINTAGE, sugars: 3 }] }, 'vintages.0.sugars'],
    [{ price: 1.005 }, 'price'],
  ]
  for (const [fields, field] of wrong) {
    const { status, errors } = await ask(`PUT ${PATH}/${id}`, { version: 1, ...fields })
    expect([status, Object.keys(errors ?? {})], field).toEqual([400, [field]])
  }
})

test('what was sold or is in the cellar is not removed; what is new and empty is', async () => {
  const { ask } = await openOffice()
  const { version } = (await ask(`GET ${PATH}/1`)).data.product
  expect((await ask(`DELETE ${PATH}/1`, { version })).code).toBe('stock-left')
  const { data } = await ask(`POST ${PATH}`, { ...FIELDS, vintages: [VINTAGE] })
  const { id, vintages } = data.product
  await ask('POST /admin/declination', { productId: id, vintageId: vintages[0].id })
  expect((await ask(`DELETE ${PATH}/${id}`, { version: 1 })).data).toEqual({ id })
  expect((await ask(`GET ${PATH}/${id}`)).code).toBe('thing-not-found')
})

test('a product is shown and hidden when its hours come', async () => {
  const { ask, shop, shopAsks } = await openOffice()
  const [showAt, hideAt] = ['2031-03-01T08:00:00Z', '2031-04-01T08:00:00Z']
  const { data } = await ask(`POST ${PATH}`, { ...FIELDS, isValid: false, showAt, hideAt })
  const { id } = data.product
  const at = (moment: string) => finishWork(shop, () => new Date(moment))
  const isShown = async () => (await shopAsks(`/v2/product?id=${id}`)).total === 1
  expect(await isShown()).toBe(false)
  await at('2031-02-28T08:00:00Z')
  expect(await isShown()).toBe(false)
  await at('2031-03-01T08:00:01Z')
  expect(await isShown()).toBe(true)
  expect((await ask(`GET ${PATH}/${id}`)).data.product).toMatchObject({ isValid: true, showAt: null, version: 2 })
  await at('2031-04-01T08:00:01Z')
  expect(await isShown()).toBe(false)
  expect((await ask(`GET ${PATH}/${id}`)).data.product).toMatchObject({ isValid: false, hideAt: null, version: 3 })
})

test('what happens to a product at its hour is in the log, in the name of whoever planned it', async () => {
  const { ask, shop } = await openOffice()
  const [showAt, hideAt] = ['2031-03-01T08:00:00Z', '2031-04-01T08:00:00Z']
  const { id } = (await ask(`POST ${PATH}`, { ...FIELDS, isValid: false, showAt, hideAt })).data.product
  for (const at of [showAt, hideAt]) await finishWork(shop, () => new Date(new Date(at).getTime() + 1_000))
  const { auditEvents } = (await ask(`GET /admin/audit-event?thing=products&thingId=${id}`)).data
  expect(auditEvents).toMatchObject([
    { call: 'products.turn', isPlanned: true, network: '', happenedAt: '2031-04-01T08:00:01.000Z' },
    { call: 'products.turn', isPlanned: true, happenedAt: '2031-03-01T08:00:01.000Z' },
    { call: 'products.create', isPlanned: false },
  ])
  expect(new Set(auditEvents.map(({ idUser }: { idUser: number }) => idUser)).size).toBe(1)
  const { auditEvent } = (await ask(`GET /admin/audit-event/${auditEvents[1].id}`)).data
  expect([auditEvent.before.isValid, auditEvent.after.isValid, auditEvent.after.showAt]).toEqual([false, true, null])
  // Asked again after a crash, there is nothing left to do and nothing to note.
  await shop.admin.query(
    `insert into platform.due_work (kind, site_id, subject, due_at) values ('PRODUCT_TIME', 1, $1, now())`,
    [String(id)],
  )
  await finishWork(shop)
  expect((await ask(`GET /admin/audit-event?thing=products&thingId=${id}`)).data.total).toBe(3)
})

test('lists are narrowed by family, by what is shown and by what is sold out, and found by name', async () => {
  const { ask, shop } = await openOffice()
  const total = async (query: string) => (await ask(`GET ${PATH}?${query}`)).data.total
  const all = await total('')
  expect((await total('type=WINE')) + (await total('type=BOX')) + (await total('type=OTHER'))).toBe(all)
  await ask(`POST ${PATH}`, { ...FIELDS, isValid: false })
  expect(await total('isValid=false')).toBe(1)
  expect(await total('search=cuv%C3%A9e%20neuve')).toBe(1)
  const soldOut = await total('isSoldOut=true')
  await shop.admin.query('update estate.declinations set quantity = 0, tracks_stock = true where product_id = 1')
  // Boxes that hold it are gone with it.
  const now = await total('isSoldOut=true')
  expect(now).toBeGreaterThan(soldOut + 1)
  const { products } = (await ask(`GET ${PATH}?nbItem=100`)).data
  expect(products.filter(({ isSoldOut }: { isSoldOut: boolean }) => isSoldOut)).toHaveLength(now)
})
