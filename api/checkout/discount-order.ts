import type { Handler } from '#api/calls/handler.ts'
import { mayUseCart } from '#api/carts/may-use-cart.ts'
import { priceCart } from '#api/carts/price-cart.ts'
import type { discountOrder } from '#contract/checkout/checkout.ts'
import { findUser } from '#db/queries/accounts/users.ts'
import { findCart } from '#db/queries/carts/carts.ts'
import { cents, euros, eurosToCents } from '#rules/basics/money.ts'
import { orderTotals } from '#rules/orders/order-totals.ts'
import { checkCode } from './order-discount.ts'

/** What a code would do. The fees that the caller names only show what a code on delivery takes off; orders price their own. */
export const handleDiscountOrder: Handler<typeof discountOrder> = async ({ body }, parts) => {
  const { db, principal, locale, now } = parts
  const cart = await findCart(db, body.idCart)
  if (!cart || !mayUseCart(cart, principal)) return { refusal: 'cart-not-found' }
  const { lines, total: products, discountable } = await priceCart(db, { id: cart.id, locale })
  const shipping = body.shippingFees == null ? null : eurosToCents(body.shippingFees)
  const known = principal ? await findUser(db, principal.id) : null
  const email = known?.email ?? body.user.email?.toLowerCase() ?? null
  const read = await checkCode(db, {
    cartId: cart.id,
    code: body.discount.code,
    products: discountable,
    shipping: shipping ?? cents(0),
    buyer: { email, userId: principal?.id ?? null },
    now,
  })
  if ('refusal' in read) return read
  const { code, discount } = read.held
  const totals = orderTotals({
    lines: lines.map(({ total, is_dematerialized }) => ({ total, parts: [], isDematerialized: is_dematerialized })),
    discount,
    shipping: shipping ?? cents(0),
  })
  return {
    value: {
      value: { code },
      subtotal: euros(products),
      discount: euros(totals.discount),
      shippingFees: shipping === null ? null : euros(shipping),
      total: euros(totals.total),
    },
  }
}
