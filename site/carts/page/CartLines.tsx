import { useEffect, useRef, useState } from 'react'
import type { Cart, CartProduct } from '#contract/carts/carts.ts'
import { removeCartProduct } from '#contract/carts/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { addToCart, changeCart } from '#site/carts/cart-store.ts'
import { lineName } from '#site/carts/line-name.ts'
import { lineWish } from '#site/carts/line-wish.ts'
import { notify } from '#ui/overlays/notification-store.ts'
import { fill } from '#words/basics/fill.ts'
import { CartLineItem } from './CartLineItem.tsx'
import { useCartPage } from './cart-page.tsx'

/** All lines. One that is taken out can be put back until the next one goes. */
export function CartLines({ cart, onRemoved }: { cart: Cart; onRemoved: (line: CartProduct) => void }) {
  const { words } = useCartPage()
  const troubles = new Map(
    cart.notices.flatMap(({ kind, idCartProduct, message }) =>
      kind === 'line-unavailable' ? [[idCartProduct, message] as const] : [],
    ),
  )
  const remove = async (line: CartProduct) => {
    const params = { productId: line.id, idCartProduct: line.idCartProduct }
    const answer = await changeCart((cartId) => ask(removeCartProduct, { params: { ...params, cartId } })).catch(
      () => null,
    )
    if (answer?.success) onRemoved(line)
    else notify(answer?.message ?? words.offline, 'error')
  }
  return (
    <ul aria-label={words.lines} className="divide-y divide-ink/10 border-y border-ink/10">
      {cart.products.map((line) => (
        <CartLineItem
          key={line.idCartProduct}
          line={line}
          trouble={troubles.get(line.idCartProduct)}
          onRemove={() => remove(line)}
        />
      ))}
    </ul>
  )
}

/** What was taken out last, and the way to take it back in. The keyboard goes on from here. */
export function RemovedLine({ line, onBack }: { line: CartProduct; onBack: () => void }) {
  const { words, locale } = useCartPage()
  const button = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => button.current?.focus(), [])
  const name = lineName(line, locale)
  const undo = async () => {
    if (isBusy) return
    setBusy(true)
    const answer = await addToCart(lineWish(line)).catch(() => null)
    setBusy(false)
    if (answer?.success) onBack()
    else notify(answer?.errors?.quantity ?? answer?.message ?? words.offline, 'error')
  }
  return (
    <div role="status" className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 bg-ink/4 px-5 py-3">
      <p className="min-w-0">{fill(words.removed, { name })}</p>
      <button
        ref={button}
        type="button"
        aria-label={fill(words.undoNamed, { name })}
        onClick={undo}
        className="min-h-11 cursor-pointer underline decoration-1 underline-offset-4"
      >
        {words.undo}
      </button>
    </div>
  )
}
