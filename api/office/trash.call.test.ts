import { expect, test } from 'vitest'
import { allResources } from '#contract/all-resources.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { loggedChanges } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { openOffice } from '#tests/support/test-office.ts'
import { openShop } from '#tests/support/test-shop.ts'

type Office = Awaited<ReturnType<typeof openOffice>>

const WINE = {
  type: 'WINE',
  kind: 'STILL',
  colour: 'RED',
  isValid: true,
  price: 12,
  texts: {
    fr: { name: 'Cuvée perdue', slug: 'cuvee-perdue', teaser: '', description: '', metaDescription: '' },
  },
}

/** Removes a thing as it is now; answers it as it was. */
async function remove({ ask }: Pick<Office, 'ask'>, { path, one }: { path: string; one: string }) {
  const thing = (await ask(`GET ${path}`)).data[one]
  const answer = await ask(`DELETE ${path}`, { version: thing.version })
  expect(answer.status).toBe(200)
  return thing
}

test('a carrier comes back with its texts, zones and prices, and with its id', async () => {
  const office = await openOffice()
  const { ask, shop } = office
  const { rows } = await shop.admin.query('select id from estate.carriers where site_id = 1 order by id limit 1')
  const path = `/admin/carrier/${rows[0].id}` as const
  const before = await remove(office, { path, one: 'carrier' })
  expect((await ask(`GET ${path}`)).status).toBe(404)
  const { carriers, total } = (await ask('GET /admin/carrier/trash')).data
  expect(total).toBe(1)
  expect(carriers).toMatchObject([{ id: before.id, name: before.texts.fr.name }])
  const back = await ask(`PUT /admin/carrier/trash/${before.id}`, {})
  expect(back.data.carrier).toEqual(before)
  expect((await ask('GET /admin/carrier/trash')).data).toEqual({ carriers: [], total: 0 })
  expect(await ask(`PUT /admin/carrier/trash/${before.id}`, {})).toMatchObject({ status: 404, code: 'thing-not-found' })
  const changes = await loggedChanges(shop, 'carriers')
  expect(changes.map(({ call }) => call)).toEqual(['carriers.remove', 'carriers.restore'])
})

test('a tag is on its products again; while another has its address it cannot come back', async () => {
  const office = await openOffice()
  const { ask, shopAsks } = office
  const made = (await ask('POST /admin/tag', { slug: 'vieilles-vignes', texts: { fr: { label: 'Vieilles vignes' } } }))
    .data
  const { version, tagIds } = (await ask('GET /admin/product/1')).data.product
  await ask('PUT /admin/product/1', { version, tagIds: [...tagIds, made.tag.id] })
  const labels = async () => (await shopAsks('/v2/product/1')).tags.map(({ label }: { label: string }) => label)
  await remove(office, { path: `/admin/tag/${made.tag.id}`, one: 'tag' })
  expect(await labels()).not.toContain('Vieilles vignes')
  const other = (await ask('POST /admin/tag', { slug: 'vieilles-vignes', texts: { fr: { label: 'Autre' } } })).data.tag
  expect(await ask(`PUT /admin/tag/trash/${made.tag.id}`, {})).toMatchObject({ status: 409, code: 'trash-place-taken' })
  await remove(office, { path: `/admin/tag/${other.id}`, one: 'tag' })
  expect((await ask(`PUT /admin/tag/trash/${made.tag.id}`, {})).status).toBe(200)
  expect(await labels()).toContain('Vieilles vignes')
})

test('a wine comes back with its years, bottles and past prices; what people left with it does not, and the books hold', async () => {
  const shop = await openShop()
  const office = await openOffice(shop)
  const { ask, shopAsks } = office
  const { id } = (await ask('POST /admin/product', WINE)).data.product
  const bottle = (await ask('POST /admin/declination', { productId: id })).data.declination
  await shop.admin.query(
    `insert into estate.stock_alerts (site_id, declination_id, email, locale, wording, created_at)
     values (1, $1, 'quelqu.un@example.org', 'fr', 'x', now())`,
    [bottle.id],
  )
  const prices = () =>
    shop.admin.query('select price_cents from estate.price_changes where declination_id = $1', [bottle.id])
  const known = (await prices()).rowCount
  const page = await shopAsks(`/v2/product/${id}`)
  const before = await remove(office, { path: `/admin/product/${id}`, one: 'product' })
  expect(await shopAsks(`/v2/product/${id}`)).toBeFalsy()
  const kept = await shop.admin.query(`select kept::text as kept from estate.trash where kind = 'products'`)
  expect(kept.rows[0].kept).not.toContain('quelqu.un')
  expect((await ask(`PUT /admin/product/trash/${id}`, {})).data.product).toEqual(before)
  expect(await shopAsks(`/v2/product/${id}`)).toEqual(page)
  expect((await ask(`GET /admin/declination/${bottle.id}`)).data.declination.id).toBe(bottle.id)
  expect((await prices()).rowCount).toBeGreaterThanOrEqual(known ?? 0)
  await expectBalanced(shop)
})

test('what needs something that is gone is told so; what was only joined with it comes back without', async () => {
  const office = await openOffice()
  const { ask } = office
  const tag = (await ask('POST /admin/tag', { slug: 'rare', texts: { fr: { label: 'Rare' } } })).data.tag
  const { id } = (await ask('POST /admin/product', { ...WINE, tagIds: [tag.id] })).data.product
  const bottle = (await ask('POST /admin/declination', { productId: id })).data.declination
  await remove(office, { path: `/admin/declination/${bottle.id}`, one: 'declination' })
  await remove(office, { path: `/admin/product/${id}`, one: 'product' })
  await remove(office, { path: `/admin/tag/${tag.id}`, one: 'tag' })
  expect(await ask(`PUT /admin/declination/trash/${bottle.id}`, {})).toMatchObject({ code: 'trash-incomplete' })
  expect((await ask(`PUT /admin/product/trash/${id}`, {})).data.product.tagIds).toEqual([])
  expect((await ask(`PUT /admin/declination/trash/${bottle.id}`, {})).status).toBe(200)
})

test('after thirty days it is gone for good', async () => {
  const clock = { now: new Date() }
  const shop = await createTestApp({ now: () => clock.now })
  const office = await openOffice(shop)
  const { ask } = office
  const { id } = (await ask('POST /admin/tag', { slug: 'rare', texts: { fr: { label: 'Rare' } } })).data.tag
  await remove(office, { path: `/admin/tag/${id}`, one: 'tag' })
  clock.now = new Date(clock.now.getTime() + 29 * 86_400_000)
  await finishWork(shop, () => clock.now)
  const lying = () => shop.admin.query('select from estate.trash')
  expect((await lying()).rowCount).toBe(1)
  clock.now = new Date(clock.now.getTime() + 2 * 86_400_000)
  await finishWork(shop, () => clock.now)
  expect((await lying()).rowCount).toBe(0)
})

test('one estate sees nothing of the trash of another', async () => {
  const office = await openOffice()
  const { ask, shop } = office
  const { id } = (await ask('POST /admin/tag', { slug: 'rare', texts: { fr: { label: 'Rare' } } })).data.tag
  await remove(office, { path: `/admin/tag/${id}`, one: 'tag' })
  const authorization = await shop.signIn(3, 'ADMIN')
  const headers = { authorization, host: 'coteaux.localhost' }
  const seen = await shop.app.inject({ url: '/api/admin/tag/trash', headers })
  expect(seen.json().data).toEqual({ tags: [], total: 0 })
  const taken = await shop.app.inject({ method: 'PUT', url: `/api/admin/tag/trash/${id}`, headers, payload: {} })
  expect(taken.statusCode).toBe(404)
})

test('what names people is removed for good', () => {
  const kept = Object.entries(allResources).filter(([, resource]) => 'hasTrash' in resource)
  expect(kept.map(([name]) => name)).not.toContain('customerGroups')
  expect(kept.length).toBeGreaterThan(8)
})
