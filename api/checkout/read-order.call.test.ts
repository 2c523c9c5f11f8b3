import { expect, test } from 'vitest'
import { addCommunes } from '#tests/support/test-communes.ts'
import { ADDRESS, byCarrier, fillCart, orderBody, postOrder } from '#tests/support/test-orders.ts'
import { openShop, type TestShop } from '#tests/support/test-shop.ts'

interface Sent {
  billing?: object
  delivery?: object | null
  lang?: string
}

async function openShopWithCommunes() {
  const shop = await openShop()
  await addCommunes(shop)
  return shop
}

/** An order to the door with these addresses, in the answer's own words. */
async function order(shop: TestShop, { billing = ADDRESS, delivery = ADDRESS, lang = 'fr' }: Sent) {
  const cart = await fillCart(shop, { lines: [[shop.bottle, 1]] })
  const body = orderBody(cart, byCarrier(shop.carrier))
  // Nobody pays here, and nobody may leave many orders unpaid.
  const payload = { ...body, user: { ...body.user, email: `${cart}@example.com` }, address: { billing, delivery } }
  const answer = await postOrder(shop, { payload, headers: { userlang: lang } })
  return { status: answer.statusCode, ...answer.json() }
}

const { idCountry: _, ...HOUSE } = ADDRESS
const sellOnlyInFrance = ({ admin }: TestShop, value: string) =>
  admin.query(`update estate.parameters set value = $1 where site_id = 1 and type = 'ONLY_SELL_IN_FRANCE'`, [value])

test('a country that does not exist is told next to it', async () => {
  const shop = await openShop()
  const bill = await order(shop, { billing: { ...HOUSE, idCountry: 999 } })
  expect([bill.status, bill.errors]).toEqual([400, { 'address.billing.idCountry': 'Ce pays n’existe pas.' }])
  const parcel = await order(shop, { delivery: { ...HOUSE, idCountry: 4_242 } })
  expect([parcel.status, parcel.errors]).toEqual([400, { 'address.delivery.idCountry': 'Ce pays n’existe pas.' }])
  const letters = await order(shop, { billing: { ...HOUSE, country: 'XX' }, lang: 'en' })
  expect([letters.status, letters.errors]).toEqual([400, { 'address.billing.country': 'This country does not exist.' }])
  expect((await shop.admin.query('select from estate.orders')).rowCount).toBe(0)
})

test('a country is named by its id, its letters, or both as the checkout holds them', async () => {
  const shop = await openShop()
  for (const country of [250, 'FR', 'fr', { id: 250, alphaTwo: 'FR' }, { id: 250 }, { alphaTwo: 'FR' }]) {
    const { data } = await order(shop, { billing: { ...HOUSE, country }, delivery: { ...HOUSE, country } })
    expect(data.order.billingAddress, JSON.stringify(country)).toEqual(ADDRESS)
    expect(data.order.delivery.address).toEqual(ADDRESS)
  }
  const belgian = await order(shop, { billing: { ...HOUSE, city: 'Bruxelles', postalCode: '1000', country: 'BE' } })
  expect(belgian.data.order.billingAddress.idCountry).toBe(56)
  const torn = await order(shop, { billing: { ...HOUSE, idCountry: 250, country: 'BE' } })
  expect(torn.errors).toEqual({ 'address.billing.country': 'Cette valeur n’est pas valable.' })
})

test('without a country it is France where the estate sells in France only, and asked for elsewhere', async () => {
  const shop = await openShop()
  await sellOnlyInFrance(shop, 'true')
  const { data } = await order(shop, { billing: HOUSE, delivery: HOUSE })
  expect([data.order.billingAddress.idCountry, data.order.delivery.address.idCountry]).toEqual([250, 250])
  await sellOnlyInFrance(shop, 'false')
  expect((await order(shop, { billing: HOUSE, delivery: HOUSE })).errors).toEqual({
    'address.billing.idCountry': 'Ce champ est obligatoire.',
    'address.delivery.idCountry': 'Ce champ est obligatoire.',
  })
})

test('a postal code that France does not have is refused, in both addresses', async () => {
  const shop = await openShopWithCommunes()
  const nowhere = { ...ADDRESS, postalCode: '99999', city: 'Nulleville', isCityConfirmed: true }
  const answer = await order(shop, { billing: nowhere, delivery: nowhere, lang: 'en' })
  const said = 'This postal code does not exist in France. Check its five digits.'
  expect([answer.status, answer.errors]).toEqual([
    400,
    { 'address.billing.postalCode': said, 'address.delivery.postalCode': said },
  ])
})

test('a town that is none of its code’s is asked about, and who insists is believed', async () => {
  const shop = await openShopWithCommunes()
  const torn = { ...ADDRESS, postalCode: '49730', city: 'Lyon' }
  const asked = await order(shop, { delivery: torn })
  expect(asked.status).toBe(400)
  expect(Object.keys(asked.errors)).toEqual(['address.delivery.city'])
  expect(asked.errors['address.delivery.city']).toContain('Turquant, Montsoreau')
  const insisted = await order(shop, { delivery: { ...torn, isCityConfirmed: true } })
  expect(insisted.data.order.delivery.address).toEqual(torn)
  const { rows } = await shop.admin.query('select delivery_address, billing_address from estate.orders')
  expect(rows).toEqual([{ delivery_address: torn, billing_address: ADDRESS }])

  const billed = await order(shop, { billing: torn })
  expect(Object.keys(billed.errors)).toEqual(['address.billing.city'])
  expect((await order(shop, { billing: { ...torn, isCityConfirmed: true } })).status).toBe(200)
})

test('towns are compared as people write them, CEDEX is taken, and other countries are not checked', async () => {
  const shop = await openShopWithCommunes()
  for (const place of [
    { postalCode: '75001', city: 'PARIS 1er' },
    { postalCode: '75 001', city: 'paris' },
    { postalCode: '75380', city: 'Paris CEDEX 08' },
    { postalCode: '1000', city: 'Bruxelles', idCountry: 56 },
    { postalCode: '98000', city: 'Monaco', idCountry: 492 },
  ]) {
    const answer = await order(shop, { billing: { ...ADDRESS, ...place } })
    expect([answer.status, answer.data?.order.billingAddress.city], JSON.stringify(answer.errors)).toEqual([
      200,
      place.city,
    ])
  }
})

test('an order holds one line where one is meant', async () => {
  const shop = await openShop()
  const pasted = { ...ADDRESS, lastname: 'Le\r\nbrun\u202e', address: '12 rue\ndes Tonneliers', city: '\tTours ' }
  const { data } = await order(shop, { billing: pasted, delivery: pasted })
  const kept = { ...ADDRESS, lastname: 'Le brun' }
  expect([data.order.billingAddress, data.order.delivery.address]).toEqual([kept, kept])
})

test('half a character in a name is a 400 next to it', async () => {
  const shop = await openShop()
  const cart = await fillCart(shop, { lines: [[shop.bottle, 1]] })
  const body = orderBody(cart, byCarrier(shop.carrier))
  const answer = await postOrder(shop, { payload: { ...body, user: { ...body.user, firstname: 'Ève\ud800' } } })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    { 'user.firstname': 'Ce texte contient un caractère abîmé\u00a0: retapez-le.' },
  ])
})

test('an amount with a third decimal is told, not rounded', async () => {
  const shop = await openShop()
  const cart = await fillCart(shop, { lines: [[shop.bottle, 1]] })
  const answer = await postOrder(shop, { payload: { ...orderBody(cart, byCarrier(shop.carrier)), shownTotal: 12.501 } })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    { shownTotal: 'Un montant en euros a au plus deux décimales.' },
  ])
})

test('an access point is taken as the search told it; only its id is believed', async () => {
  const shop = await openShop()
  const { rows } = await shop.admin.query(
    `insert into estate.carriers (site_id, delivery_type, relay_provider, position) values (1, 'PICKUP', 'BUILT_IN', -1) returning id`,
  )
  const idCarrier = rows[0].id
  const zone = await shop.admin.query(
    `insert into estate.carrier_zones (site_id, carrier_id, country) values (1, $1, 'FR') returning id`,
    [idCarrier],
  )
  await shop.admin.query(
    `insert into estate.carrier_tiers (site_id, zone_id, counted_in, up_to, price_cents) values (1, $1, 'BOTTLES', 60, 590)`,
    [zone.rows[0].id],
  )
  const near = { address: '1 quai Mayaud', postalCode: '49400', city: 'Saumur', country: { id: 250, alphaTwo: 'FR' } }
  const found = await shop.app.inject({ method: 'POST', url: '/api/relay/access-points', payload: near })
  const { id, name, addLine1, zipCode, city, country, position, icon } = found.json().data.accessPoints[0]

  const cart = await fillCart(shop, { lines: [[shop.bottle, 1]] })
  const point = { id, name: 'Chez moi', addLine1: '1 rue Ailleurs', zipCode: '75001', city: 'Paris', country, position }
  const payload = {
    ...orderBody(cart),
    address: { delivery: null, billing: ADDRESS },
    delivery: { type: 'PICKUP', idCarrier, ...point, icon },
    deliveryPostalCode: '49400',
    deliveryIdCountry: 250,
  }
  const answer = await postOrder(shop, { payload })
  expect(answer.json().data.order.delivery).toMatchObject({
    type: 'PICKUP',
    accessPoint: { id, name, addLine1, zipCode, city },
  })
  const unknown = { ...payload, delivery: { ...payload.delivery, id: 'BUILT_IN:00000-0' } }
  expect((await postOrder(shop, { payload: unknown })).json().code).toBe('access-point-not-found')
})

test('the body of the specification is an order', async () => {
  const shop = await openShop()
  const authorization = await shop.signIn(1, 'CUSTOMER')
  await shop.admin.query(`update estate.users set birthdate = '1984-05-12' where role = 'CUSTOMER'`)
  const cart = await fillCart(shop, { lines: [[shop.bottle, 1]], headers: { authorization } })
  const address = {
    firstname: 'Jeanne',
    lastname: 'Lebrun',
    address: '12 rue des Tonneliers',
    addressPart2: '',
    postalCode: '37000',
    city: 'Tours',
    country: { id: 250, alphaTwo: 'FR' },
  }
  const payload = {
    idCart: cart,
    user: { phone: '+33612345678' },
    address: { delivery: address, billing: address },
    discount: null,
    message: '',
    dateSchedule: null,
    idSchedule: null,
    delivery: { type: 'DELIVERY', idCarrier: shop.carrier },
    deliveryPostalCode: '37000',
    deliveryIdCountry: 250,
    // The tick that the specification asks for before ordering: it is written down with the order.
    acceptsSaleTerms: true,
  }
  const answer = await postOrder(shop, { payload, headers: { authorization } })
  expect([answer.statusCode, answer.json().data.order.billingAddress]).toEqual([200, ADDRESS])
})
