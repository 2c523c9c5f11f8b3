import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addCommunes } from '#tests/support/test-communes.ts'

const TEXTS = { fr: { title: 'La Cave du Ralliement', description: 'Au coin de la place.' } }
const FIELDS = { kind: 'CAVISTE', address: '1, place du Ralliement', postalCode: '49100', city: 'Angers', texts: TEXTS }

const ANGERS = { latitude: 47.477, longitude: -0.556 }
const SAUMUR = { latitude: 47.267, longitude: -0.083 }

async function openOffice() {
  const shop = await createTestApp()
  await addCommunes(shop)
  const { ask } = await enterOffice(shop)
  const add = (fields: object = {}) => ask('/admin/partner', { method: 'POST', payload: { ...FIELDS, ...fields } })
  const change = async (id: number, fields: object) => {
    const { version } = (await ask(`/admin/partner/${id}`)).data.partner
    return (await ask(`/admin/partner/${id}`, { method: 'PUT', payload: { ...fields, version } })).data.partner
  }
  return { shop, ask, add, change }
}

test('a partner without a position lies in the middle of its commune, and moves with it', async () => {
  const { add, change } = await openOffice()
  const { partner } = (await add()).data
  expect(partner).toMatchObject({ ...FIELDS, ...ANGERS, version: 1 })
  expect(await change(partner.id, { postalCode: '49400', city: 'Saumur' })).toMatchObject(SAUMUR)
  expect(await change(partner.id, { phone: '02 41 00 00 00' })).toMatchObject(SAUMUR)
  expect(await change(partner.id, { postalCode: 'W1', city: 'London' })).toMatchObject({
    latitude: null,
    longitude: null,
  })
})

test('a position that was typed stays wherever the partner moves, until it is emptied', async () => {
  const { add, change } = await openOffice()
  const { partner } = (await add({ latitude: 47.4, longitude: -0.5 })).data
  expect(partner).toMatchObject({ latitude: 47.4, longitude: -0.5 })
  const moved = await change(partner.id, { postalCode: '49400', city: 'Saumur' })
  expect(moved).toMatchObject({ latitude: 47.4, longitude: -0.5 })
  expect(await change(partner.id, { latitude: null, longitude: null })).toMatchObject(SAUMUR)
})

test('the directory shows it as it was typed, and the list of the back office finds it by its town', async () => {
  const { ask, add } = await openOffice()
  const { partner } = (await add({ url: 'https://cave.example/', phone: '02 41 00 00 00' })).data
  const { partners } = (await ask('/partner?place=49100')).data
  expect(partners.find(({ id }: { id: number }) => id === partner.id)).toMatchObject({
    title: 'La Cave du Ralliement',
    kind: 'CAVISTE',
    city: 'Angers',
    url: 'https://cave.example/',
    position: ANGERS,
  })
  const { data } = await ask('/admin/partner?search=ralliement%20angers')
  expect(data.partners).toMatchObject([{ id: partner.id, kind: 'CAVISTE', postalCode: '49100', isOnMap: true }])
})

test('what is wrong is said beside its field, and with a partner goes all that was told of it', async () => {
  const { shop, ask, add } = await openOffice()
  const wrong: [object, string][] = [
    [{ kind: 'BAKERY' }, 'kind'],
    [{ city: '' }, 'city'],
    [{ latitude: 47.4 }, 'longitude'],
    [{ longitude: -0.5 }, 'latitude'],
    [{ texts: {} }, 'texts.fr.title'],
  ]
  for (const [fields, field] of wrong) {
    const { status, errors } = await add(fields)
    expect([status, Object.keys(errors ?? {})], field).toEqual([400, [field]])
  }
  const { id } = (await add()).data.partner
  expect((await ask(`/admin/element/${id}`)).code).toBe('thing-not-found')
  await ask(`/admin/partner/${id}`, { method: 'DELETE', payload: { version: 1 } })
  const { rows } = await shop.admin.query('select count(*)::int as n from estate.partners where element_id = $1', [id])
  expect(rows).toEqual([{ n: 0 }])
})
