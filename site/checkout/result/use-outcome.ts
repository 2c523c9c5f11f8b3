import { useCallback, useEffect, useState } from 'react'
import { getPaymentResult } from '#contract/checkout/routes.ts'
import type { Order } from '#contract/orders/orders.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { restoreCart } from '#site/carts/cart-store.ts'
import { currentCheckout, forgetCheckout, updateCheckout } from '#site/checkout/checkout-state.ts'
import { POLL_PAUSES_MS, paymentOutcome } from './payment-outcome.ts'

/** Asks the bank's answer with growing pauses while it is not known, and tidies up once it is. */
export function useOutcome(known: Order) {
  const [order, setOrder] = useState(known)
  const [round, setRound] = useState(0)
  const [isAsking, setIsAsking] = useState(paymentOutcome(known) === 'pending')
  const kind = paymentOutcome(order)
  const { publicId } = order

  // biome-ignore lint/correctness/useExhaustiveDependencies: who asks to look again starts another round.
  useEffect(() => {
    if (kind !== 'pending') return
    let isWanted = true
    void poll({ publicId, isWanted: () => isWanted, onOrder: setOrder }).then(() => {
      if (isWanted) setIsAsking(false)
    })
    return () => {
      isWanted = false
    }
  }, [kind, publicId, round])

  useEffect(() => tidy(kind, publicId), [kind, publicId])

  const askAgain = useCallback(() => {
    setIsAsking(true)
    setRound((before) => before + 1)
  }, [])
  return { order, isAsking, ask: askAgain }
}

interface PollOptions {
  publicId: string
  isWanted: () => boolean
  onOrder: (order: Order) => void
}

async function poll({ publicId, isWanted, onOrder }: PollOptions): Promise<void> {
  for (const pause of POLL_PAUSES_MS) {
    await new Promise((done) => setTimeout(done, pause))
    if (!isWanted()) return
    const answer = await ask(getPaymentResult, { params: { id: publicId } }).catch(() => null)
    if (!isWanted()) return
    if (!answer?.success) continue
    onOrder(answer.data.order)
    if (paymentOutcome(answer.data.order) !== 'pending') return
  }
}

/** Cart and choices are forgotten once this very order is paid; a refused payment only ends its key. */
function tidy(kind: ReturnType<typeof paymentOutcome>, publicId: string): void {
  const { order } = currentCheckout()
  if (order?.publicId !== publicId) return
  if (kind === 'paid') {
    forgetCheckout()
    // What was put into the cart meanwhile is in another one now; the old one leads there.
    restoreCart()
  } else if (kind !== 'pending') {
    updateCheckout((state) => ({ ...state, order: { publicId, key: '', sent: '' } }))
  }
}
