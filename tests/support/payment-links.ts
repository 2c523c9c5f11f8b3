import { openClockedShop } from './clocked-shop.ts'
import { orderBottles, type TestShop } from './test-shop.ts'

/** A clocked shop with an unpaid order, and the estate, which makes a link for it. */
export async function openLinkShop(quantity = 2) {
  const { shop, wait } = await openClockedShop()
  const estate = await shop.signIn(1, 'ADMIN')
  const { order, reference } = await orderBottles(shop, quantity)
  const link = await createLink(shop, { estate, orderId: order.id })
  return { shop, wait, estate, order, reference, ...link }
}

interface WantedLink {
  estate: string
  orderId: number
  days?: number
  isMailed?: boolean
}

export async function createLink(shop: TestShop, { estate, orderId, days = 7, isMailed = false }: WantedLink) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/orders/${orderId}/payment-link`,
    headers: { authorization: estate },
    payload: { days, isMailed },
  })
  const link = answer.json().data?.link
  return { answer, link, token: tokenOf(link?.url) }
}

/** What stands at the end of a link's address. */
export function tokenOf(url: string | undefined): string {
  return url?.split('/').at(-1) ?? ''
}

export async function showLink({ app }: Pick<TestShop, 'app'>, token: string) {
  const answer = await app.inject({ url: `/api/payment-link/${token}` })
  return answer.json().data?.link
}

export function startLink(
  { app }: Pick<TestShop, 'app'>,
  { token, accepts = true }: { token: string; accepts?: boolean },
) {
  return app.inject({
    method: 'POST',
    url: `/api/payment-link/${token}/payment`,
    payload: { acceptsSaleTerms: accepts },
  })
}

/** The payment at the bank of test cards that a started link leads to. */
export async function bankReference({ app }: Pick<TestShop, 'app'>, token: string): Promise<string> {
  const { payment } = (await startLink({ app }, { token })).json().data
  return payment.url.split('/').at(-1).split('?')[0]
}
