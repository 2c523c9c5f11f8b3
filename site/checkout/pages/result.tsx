import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { getPaymentResult } from '#contract/checkout/routes.ts'
import type { Order } from '#contract/orders/orders.ts'
import { getOrder } from '#contract/orders/routes.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { useCheckoutState } from '#site/checkout/checkout-state.ts'
import { answerAccountForm } from '#site/checkout/result/answer-account-form.server.ts'
import { NoOutcome, Outcome } from '#site/checkout/result/Outcome.tsx'
import { loadOrderGuide } from '#site/checkout/result/order-guide.server.ts'
import { ENDS, paymentOutcome } from '#site/checkout/result/payment-outcome.ts'
import { useSite } from '#site/shell/find-page.ts'
import { type PageContext, pageContext } from '#site/shell/load-context.ts'
import { useNavigate } from '#ui/router/hooks.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import type { Route } from './+types/result.ts'

export const handle = { isResult: true }

const NOT_FOUND = { status: 404 }
const PUBLIC_ID = /^[0-9a-f]{32}$/
const NUMBER = /^[1-9]\d{0,9}$/

/** Every address that a payment ends at asks the same question; the answer decides what is shown, not the address. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = params.id ?? new URL(request.url).searchParams.get('order')
  if (!id) return { order: null, guide: null }
  const page = context.get(pageContext)
  const order = await findOrder(page, id)
  const end = ENDS[paymentOutcome(order)]
  const isThere = end === page.path || (end === '/order/success' && page.path.startsWith('/cart/success'))
  if (!isThere) throw redirect(pathInLocale(`${end}?order=${order.publicId}`, page.locale))
  const isOpened = new URL(request.url).searchParams.get('account') === 'opened'
  const guide = paymentOutcome(order) === 'paid' ? await loadOrderGuide(page, { order, isOpened }) : null
  return { order, guide }
}

/** An account for who holds the order's link; by its number an order is shown to its account alone. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const id = params.id ?? new URL(request.url).searchParams.get('order') ?? ''
  if (!PUBLIC_ID.test(id) || form.get('intent') !== 'account') throw data(null, NOT_FOUND)
  return answerAccountForm(context.get(pageContext), { id, form })
}

/** By its random id for who holds the link, by its number for the customer it belongs to. */
async function findOrder({ askAsCaller }: PageContext, id: string): Promise<Order> {
  if (NUMBER.test(id)) {
    const own = await askAsCaller(getOrder, { params: { id } })
    if (own.success) return own.data.order
  }
  if (!PUBLIC_ID.test(id)) throw data(null, NOT_FOUND)
  const result = await askAsCaller(getPaymentResult, { params: { id } })
  if (result.success) return result.data.order
  if (result.code === 'order-not-found') throw data(null, NOT_FOUND)
  throw new Error(result.message)
}

export default function CheckoutResult({ loaderData: { order, guide }, actionData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  if (order)
    return (
      <Outcome key={order.publicId} order={order} guide={guide} refused={actionData ?? null} siteName={site.name} />
    )
  return <OwnOrder siteName={site.name} />
}

/** Without an id in the address, the order that this browser has under way is meant. */
function OwnOrder({ siteName }: { siteName: string }) {
  const { path } = useCheckout()
  const navigate = useNavigate()
  const publicId = useCheckoutState().order?.publicId
  const address = publicId && path(`/cart/success/${publicId}`)
  useEffect(() => {
    if (address) void navigate(address, { replace: true })
  }, [address, navigate])
  return <NoOutcome siteName={siteName} />
}
