import { useEffect, useState } from 'react'
import type { Cart } from '#contract/carts/carts.ts'
import type { OrderObstacle } from '#contract/checkout/checkout.ts'
import { validateOrder } from '#contract/checkout/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { Link } from '#ui/router/Link.tsx'
import { type CheckoutState, contentsKey } from './checkout-choices.ts'
import { useCheckout } from './checkout-context.tsx'
import { Notice } from './parts.tsx'

/** Rules about parcels: who fetches the order is not held by them. */
const OF_PARCELS: ReadonlySet<OrderObstacle['kind']> = new Set([
  'too-few-bottles',
  'too-many-bottles',
  'not-a-multiple-of-bottles',
])

interface UseObstaclesOptions {
  cart: Cart
  state: CheckoutState
  isRefused: boolean
}

/** What keeps this cart from being ordered, asked before anyone presses the button, and again when it was refused. */
export function useObstacles({
  cart,
  state: { deliveryType },
  isRefused,
}: UseObstaclesOptions): readonly OrderObstacle[] {
  const [obstacles, setObstacles] = useState<readonly OrderObstacle[]>([])
  const key = `${contentsKey(cart)} ${isRefused}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the answer may be another one.
  useEffect(() => {
    let isWanted = true
    void ask(validateOrder, { body: { idCart: cart.id } })
      .then((answer) => {
        if (isWanted && answer.success) setObstacles(answer.data.obstacles)
      })
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [key, cart.id])
  const isFetched = deliveryType === 'clickAndCollect'
  return isFetched ? obstacles.filter(({ kind }) => !OF_PARCELS.has(kind)) : obstacles
}

export function Obstacles({ obstacles }: { obstacles: readonly OrderObstacle[] }) {
  const { words, path } = useCheckout()
  if (obstacles.length === 0) return null
  return (
    <Notice kind="alert">
      <p>{words.payment.obstructed}</p>
      <ul className="mt-2 list-disc pl-5">
        {obstacles.map(({ kind, idCartProduct, message }) => (
          <li key={`${kind} ${idCartProduct}`}>{message}</li>
        ))}
      </ul>
      <Link to={path('/cart')} className="inline-block py-2 underline underline-offset-4">
        {words.payment.toCart}
      </Link>
    </Notice>
  )
}
