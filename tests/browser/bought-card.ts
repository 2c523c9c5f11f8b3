import { at } from './estates.ts'
import type { Visitor } from './visitor.ts'

/** As the estate's own pages ask: who is signed in orders in their own name. */
const asPage = () => ({ idSite: '1', origin: at('localhost', '') })

const HOME = {
  firstname: 'Marie',
  lastname: 'Dupont',
  address: '12 rue Voltaire',
  postalCode: '37500',
  city: 'Chinon',
  idCountry: 250,
}

const post = async ({ page }: Visitor, { path, data }: { path: string; data: object }) =>
  (await page.request.post(at('localhost', `/api${path}`), { headers: asPage(), data })).json()

/** A gift card, ordered and paid for by calls alone: nothing of it lies in the browser. */
export async function buyGiftCard(
  visitor: Visitor,
  { email }: { email: string },
): Promise<{ publicId: string; reference: string }> {
  const { page } = visitor
  const listed = await page.request.get(at('localhost', '/api/v2/product?nbItem=100'), { headers: asPage() })
  const { products } = (await listed.json()).data
  const { declination } = products.find(({ name }: { name: string }) => name === 'Carte cadeau')
  const cart = await post(visitor, { path: `/cart/new/product/${declination[0].id}`, data: { quantity: 1 } })
  const user = { phone: '+33612345678', email, firstname: 'Marie', lastname: 'Dupont' }
  const address = { delivery: HOME, billing: HOME }
  const body = { idCart: cart.data.id, user, address, delivery: { type: 'NO_DELIVERY' }, acceptsSaleTerms: true }
  const { data } = await post(visitor, { path: '/order', data: body })
  const card = { number: '4242424242424242', expiry: '12/35', securityCode: '123' }
  await post(visitor, { path: `/test-payment/${data.payment.url.split('/').at(-1)}`, data: card })
  await page.request.get(at('localhost', `/api/order/cawl/result/${data.order.publicId}`), { headers: asPage() })
  return data.order
}
