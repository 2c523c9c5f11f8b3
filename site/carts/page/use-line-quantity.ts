import { useRef, useState } from 'react'
import type { CartProduct } from '#contract/carts/carts.ts'
import { setCartQuantity } from '#contract/carts/routes.ts'
import { nextQuantity, readQuantity } from '#rules/carts/quantities.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { changeCart } from '#site/carts/cart-store.ts'
import { useCartPage } from './cart-page.tsx'

/** How many a line holds: shown as wished at once, kept when the server agrees, with its reason when it does not. */
export function useLineQuantity(line: CartProduct) {
  const { words } = useCartPage()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const newest = useRef(0)
  const multiple = line.sellByMultipleOf
  const shown = typed ?? String(line.quantity)
  const quantity = readQuantity(shown, multiple)

  const save = async (wished: number) => {
    setTyped(String(wished))
    setProblem(null)
    if (wished === line.quantity && !line.isUnavailable) return setTyped(null)
    newest.current += 1
    const turn = newest.current
    const params = { productId: line.id }
    const body = { quantity: wished, idCartProduct: line.idCartProduct }
    try {
      const answer = await changeCart((cartId) => ask(setCartQuantity, { params: { ...params, cartId }, body }))
      // Whoever has gone on meanwhile is answered later.
      if (turn !== newest.current) return
      if (answer.success) setTyped(null)
      else setProblem(answer.errors?.quantity ?? answer.message)
    } catch {
      if (turn === newest.current) setProblem(words.offline)
    }
  }

  return {
    shown,
    quantity,
    problem,
    type: (next: string) => {
      setTyped(next)
      setProblem(null)
    },
    save: () => typed !== null && save(quantity),
    choose: (next: string) => save(Number(next)),
    step: (direction: 'up' | 'down') => save(nextQuantity({ quantity, multiple, direction })),
  }
}
