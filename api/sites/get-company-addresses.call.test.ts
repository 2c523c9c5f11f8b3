import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

/** Site 3 with three addresses of its own, and no other. */
async function places() {
  const test = await createTestApp()
  await test.admin.query(`
    delete from estate.calendars where site_id = 3;
    delete from estate.company_addresses where site_id = 3;
    insert into estate.company_addresses
      (site_id, id, type_id, position, name, address, address_part2, postal_code, city, country_id, phone, latitude, longitude)
    values
      (3, 901, 2, 2, 'SCEA Ysaline', '1, place du Puits', null, '34000', 'Montpellier', 250, null, null, null),
      (3, 902, 1, 1, 'Caveau', '2, rue Haute', 'Au fond', '34150', 'Aniane', 250, '04 67 00 00 00', 43.685001, -3.5),
      (3, 903, 3, 3, 'Dépôt', '3, Hauptstraße', null, '79098', 'Freiburg', 276, null, null, null);
  `)
  const list = async (query = '', headers: Record<string, string> = {}) => {
    const url = `/api/company/address?${query}`
    const answer = await test.app.inject({ url, headers: { host: 'coteaux.localhost', ...headers } })
    return { status: answer.statusCode, ...answer.json() }
  }
  const ids = async (query: string) => (await list(query)).data.addresses.map(({ id }: { id: number }) => id)
  return { ...test, list, ids }
}

test('an estate’s addresses come in its order, with their kind, their country and where they are', async () => {
  const { list } = await places()
  const { data } = await list()
  expect(data.total).toBe(3)
  expect(data.addresses[0]).toEqual({
    id: 902,
    idType: 1,
    type: 'CELLAR',
    name: 'Caveau',
    address: '2, rue Haute',
    addressPart2: 'Au fond',
    postalCode: '34150',
    city: 'Aniane',
    country: { id: 250, alphaTwo: 'FR', alphaThree: 'FRA', numCode: '250', name: 'France' },
    phone: '04 67 00 00 00',
    latitude: 43.685001,
    longitude: -3.5,
    idCalendar: null,
  })
  expect(data.addresses[1]).toMatchObject({ type: 'HEAD_OFFICE', latitude: null, longitude: null, phone: null })
  const inEnglish = (await list('', { userlang: 'en' })).data
  expect(inEnglish.addresses[2].country).toMatchObject({ id: 276, name: 'Germany' })
})

test('addresses are filtered by kind, postal code and city, and sorted', async () => {
  const { ids, list } = await places()
  expect(await ids('idType=1,3')).toEqual([902, 903])
  expect(await ids('idType=df:1')).toEqual([901, 903])
  expect(await ids('idType=1.5')).toEqual([])
  expect(await ids('postalCode=34150')).toEqual([902])
  expect(await ids('postalCode=lk:34')).toEqual([902, 901])
  expect(await ids('city=lk:MONT')).toEqual([901])
  expect(await ids('orderBy=-city')).toEqual([901, 903, 902])
  expect(await ids('orderBy=name&nbItem=1&page=2')).toEqual([903])
  expect(Object.keys((await list('phone=1&idType=cellar')).errors).sort()).toEqual(['idType', 'phone'])
})

test('the addresses of one estate are not those of another', async () => {
  const { app } = await places()
  const { addresses } = (await app.inject('/api/company/address')).json().data
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter(({ id }: { id: number }) => id >= 901)).toEqual([])
})
