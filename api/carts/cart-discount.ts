import type { HandlerContext } from '#api/calls/handler.ts'
import type { Cart, CartNotice } from '#contract/carts/carts.ts'
import { findUser } from '#db/queries/accounts/users.ts'
import { type CartRow, saveCartCode } from '#db/queries/carts/carts.ts'
import { countCodeUses, findDiscountCode } from '#db/queries/carts/discount-codes.ts'
import { customerKey } from '#rules/accounts/customer-key.ts'
import { type Cents, euros } from '#rules/basics/money.ts'
import { type DiscountOutcome, discountOutcome, normalizeCode } from '#rules/carts/discount-codes.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { refusalWords } from '#words/basics/refusals/words.ts'
import { cartNoticeWords } from '#words/carts/notices/words.ts'

type Parts = Pick<HandlerContext, 'db' | 'now' | 'locale' | 'principal'>

interface Discounted {
  discount: Cart['discount']
  notices: CartNotice[]
}

const NONE: Discounted = { discount: null, notices: [] }

interface DiscountCartOptions {
  cart: CartRow
  products: Cents
  typed: string | null | undefined
  isGlance: boolean
}

/**
 * What the code of a cart does. One that is typed now and does not hold is answered and not kept; one that held and no longer
 * does is taken out of the cart, which says so, and stays for a glance. One that only waits for more in the cart stays.
 */
export async function discountCart(
  parts: Parts,
  { cart, products, typed, isGlance }: DiscountCartOptions,
): Promise<Discounted> {
  const { db, locale } = parts
  const code = typed === undefined ? cart.discount_code : normalizeCode(typed ?? '') || null
  if (code === null) {
    if (cart.discount_code !== null) await saveCartCode(db, { id: cart.id, code: null })
    return NONE
  }
  const outcome = await judgeCode(parts, { cart, code, products })
  const isUnknown = !outcome.isValid && outcome.reason === 'unknown'
  if (isUnknown && typed === undefined) {
    if (!isGlance) await saveCartCode(db, { id: cart.id, code: null })
    return { discount: null, notices: [goneNotice(code, locale)] }
  }
  if (!isUnknown && code !== cart.discount_code) await saveCartCode(db, { id: cart.id, code })
  return { discount: onWire({ code, outcome, locale }), notices: [] }
}

async function judgeCode(
  { db, now, principal }: Parts,
  { cart, code, products }: { cart: CartRow; code: string; products: Cents },
) {
  const found = await findDiscountCode(db, { code, cartId: cart.id })
  const isCounted = found && principal && found.max_uses_per_customer !== null
  const known = isCounted ? await findUser(db, principal.id) : null
  const usesByCustomer =
    found && known
      ? await countCodeUses(db, {
          codeId: found.id,
          customerKey: customerKey(known.email),
          userId: known.id,
          exceptCartId: cart.id,
        })
      : null
  return discountOutcome(found, { products, now, usesByCustomer })
}

interface OnWireOptions {
  code: string
  outcome: DiscountOutcome
  locale: Locale
}

function onWire({ code, outcome, locale }: OnWireOptions): Cart['discount'] {
  if (outcome.isValid) {
    return { code, isValid: true, amount: euros(outcome.amount), isOnShipping: outcome.isOnShipping, message: null }
  }
  const message =
    outcome.reason === 'too-little'
      ? cartNoticeWords[locale].codeFrom(formatPrice(euros(outcome.least), locale))
      : refusalWords[locale]['discount-unknown']
  return { code, isValid: false, amount: 0, isOnShipping: false, message }
}

function goneNotice(code: string, locale: Locale): CartNotice {
  return { kind: 'discount-gone', idCartProduct: null, message: cartNoticeWords[locale].codeGone(code) }
}
