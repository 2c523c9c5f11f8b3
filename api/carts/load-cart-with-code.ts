import type { HandlerContext } from '#api/calls/handler.ts'
import type { CartRow } from '#db/queries/carts/carts.ts'
import { normalizeCode } from '#rules/carts/discount-codes.ts'
import { countCodeTry, takeCodeTryBack } from './code-tries.ts'
import { loadCart } from './load-cart.ts'

type Parts = Pick<HandlerContext, 'db' | 'now' | 'locale' | 'principal' | 'visitor'>

/** The cart with a code that came with the call, if one did; whoever tries too many wrong ones has to wait. */
export async function loadCartWithCode(
  parts: Parts,
  { cart, code }: { cart: CartRow; code: string | null | undefined },
) {
  const typed = normalizeCode(code ?? '')
  const isTry = typed !== '' && typed !== cart.discount_code
  const waitSeconds = isTry ? await countCodeTry(parts) : null
  if (waitSeconds !== null) return { refusal: 'too-many-requests' as const, retryAfterSeconds: waitSeconds }
  const value = await loadCart(parts, { cart, code })
  if (isTry && value.discount?.isValid) await takeCodeTryBack(parts)
  return { value }
}
