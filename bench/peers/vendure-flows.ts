import { type Flow, placeOf } from '../flows/flow.ts'
import type { Wire } from '../flows/wire.ts'

export interface VendureGround {
  products: number
  /** The first variant's id and how many there are. */
  variants: number
  shippingMethod: string
  paymentMethod: string
}

const LIST = `query { search(input: { take: 24, skip: 0, groupByProduct: true, sort: { price: ASC } }) { totalItems items {
  productId productName slug description productAsset { preview }
  priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } } } }`
const DETAIL = `query ($id: ID!) { product(id: $id) { id name slug description featuredAsset { preview }
  facetValues { name } variants { id name sku priceWithTax stockLevel options { name } } } }`
const ORDER_PARTS = `id code state totalWithTax lines { id quantity linePriceWithTax productVariant { name } }`
const LINE = `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 2) {
  ... on Order { ${ORDER_PARTS} } ... on ErrorResult { errorCode message } } }`
const FAILED = `... on ErrorResult { errorCode message }`
/** Everything before the payment in one request: no shop asks less. */
const CHECKOUT = `mutation ($customer: CreateCustomerInput!, $address: CreateAddressInput!, $method: [ID!]!) {
  setCustomerForOrder(input: $customer) { ... on Order { id } ${FAILED} }
  setOrderShippingAddress(input: $address) { ... on Order { id } ${FAILED} }
  setOrderBillingAddress(input: $address) { ... on Order { id } ${FAILED} }
  setOrderShippingMethod(shippingMethodId: $method) { ... on Order { id } ${FAILED} }
  transitionOrderToState(state: "ArrangingPayment") { ... on Order { state } ... on OrderStateTransitionError { message } } }`
const PAY = `mutation ($method: String!) { addPaymentToOrder(input: { method: $method, metadata: {} }) {
  ... on Order { ${ORDER_PARTS} } ${FAILED} } }`
const ADDRESS = {
  fullName: 'Jeanne Lebrun',
  streetLine1: '12 rue des Tonneliers',
  postalCode: '37000',
  city: 'Tours',
  countryCode: 'FR',
  phoneNumber: '+33612345678',
}

export const flows = {
  list: async ({ wire, at }) => {
    const { data } = await ask<{ search: { items: unknown[] } }>(wire, { at, query: LIST })
    if (data.search.items.length !== 24) throw new Error(`A list of ${data.search.items.length}.`)
  },
  detail: async ({ wire, ground, at }) => {
    const variables = { id: String(1 + (at % ground.products)) }
    const { data } = await ask<{ product: { variants: unknown[] } | null }>(wire, { at, query: DETAIL, variables })
    if (data.product?.variants.length !== 2) throw new Error('A product without its two variants.')
  },
  line: async (visit) => void (await newCart(visit)),
  order: async (visit) => {
    const { wire, ground, at } = visit
    const token = await newCart(visit)
    const name = { firstName: 'Jeanne', lastName: 'Lebrun', phoneNumber: ADDRESS.phoneNumber }
    const customer = { ...name, emailAddress: `buyer-${at}-${process.pid}@example.com` }
    const variables = { customer, address: ADDRESS, method: [ground.shippingMethod] }
    await ask(wire, { at, token, query: CHECKOUT, variables })
    const paid = await ask<{ addPaymentToOrder: { state?: string } }>(wire, {
      at,
      token,
      query: PAY,
      variables: { method: ground.paymentMethod },
    })
    const { state } = paid.data.addPaymentToOrder
    if (state !== 'PaymentSettled') throw new Error(`An order is ${state}: ${JSON.stringify(paid)}`)
  },
} satisfies Record<string, Flow<VendureGround>>

/** A cart of its own with one line; gives the token of its session. */
async function newCart({ wire, ground, at }: Parameters<Flow<VendureGround>>[0]): Promise<string> {
  const variables = { id: String(1 + (at % ground.variants)) }
  const { data, token } = await ask<{ addItemToOrder: { id?: string } }>(wire, { at, query: LINE, variables })
  if (!data.addItemToOrder.id || !token) throw new Error(`No cart: ${JSON.stringify(data)}`)
  return token
}

interface GraphQuestion {
  at: number
  query: string
  variables?: object
  token?: string
}

async function ask<Told>(wire: Wire, { at, query, variables, token }: GraphQuestion) {
  const headers = { 'x-forwarded-for': placeOf(at), ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const payload = { query, variables }
  const { status, head, body } = await wire.ask({ method: 'POST', path: '/shop-api', headers, payload })
  const told = JSON.parse(body.toString()) as { data: Told; errors?: unknown }
  if (status !== 200 || told.errors) throw new Error(`It answered ${status}: ${body.toString().slice(0, 400)}`)
  return { ...told, token: /\r\nvendure-auth-token: (\S+)/i.exec(head)?.[1] ?? null }
}
