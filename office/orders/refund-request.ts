import type { OrderLine } from '#contract/orders/orders.ts'

/** What is chosen of one line: how many go back, and whether they are for sale again. */
export interface ChosenLine {
  quantity: number
  isRestocked: boolean
}

export interface RefundChoice {
  lines: Readonly<Record<number, ChosenLine>>
  shipping: string
  goodwill: string
  reason: string
}

export const NO_REFUND: RefundChoice = { lines: {}, shipping: '', goodwill: '', reason: '' }

/** As many of a line as have not gone back yet. */
export function leftOf({ quantity, refundedQuantity }: Pick<OrderLine, 'quantity' | 'refundedQuantity'>): number {
  return Math.max(0, quantity - refundedQuantity)
}

/** As the call asks for it; null while nothing is chosen, or something is no amount. */
export function refundRequest({ lines, shipping, goodwill, reason }: RefundChoice) {
  const amounts = { shipping: euros(shipping), goodwill: euros(goodwill) }
  if (Number.isNaN(amounts.shipping) || Number.isNaN(amounts.goodwill)) return null
  const chosen = Object.entries(lines)
    .filter(([, { quantity }]) => quantity > 0)
    .map(([line, { quantity, isRestocked }]) => ({ line: Number(line), quantity, isRestocked }))
  if (chosen.length === 0 && amounts.shipping + amounts.goodwill === 0) return null
  return { lines: chosen, ...amounts, reason: reason.trim() }
}

/** What it comes to before the order's discounts are shared out. */
export function refundEstimate(choice: RefundChoice, products: readonly OrderLine[]): number {
  const request = refundRequest(choice)
  if (!request) return 0
  const ofLines = request.lines.reduce((sum, { line, quantity }) => {
    const bought = products.find((product) => product.line === line)
    return bought ? sum + Math.round((bought.total * 100 * quantity) / bought.quantity) : sum
  }, 0)
  return (ofLines + Math.round((request.shipping + request.goodwill) * 100)) / 100
}

/** `12,50` as people type it; NaN where it is no amount. */
function euros(typed: string): number {
  const text = typed.replace(',', '.').replace(/[\s€]/g, '')
  return /^\d{0,7}(\.\d{0,2})?$/.test(text) ? Number(text) : Number.NaN
}
