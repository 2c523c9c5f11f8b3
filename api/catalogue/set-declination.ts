import type { Handler } from '#api/calls/handler.ts'
import type { setDeclination } from '#contract/catalogue/products.ts'
import { changeDeclination } from '#db/queries/catalogue/declinations.ts'
import { cents, euros, eurosToCents } from '#rules/basics/money.ts'
import { tellStockBack } from './tell-stock-back.ts'

export const handleSetDeclination: Handler<typeof setDeclination> = async ({ params, body }, parts) => {
  const { db } = parts
  const { fixedPrice, quantity, stockReason } = body
  const changed = await changeDeclination(db, {
    id: params.idDeclination,
    productId: params.id,
    ...(fixedPrice === undefined ? {} : { fixed_price_cents: fixedPrice === null ? null : eurosToCents(fixedPrice) }),
    ...(quantity === undefined ? {} : { quantity }),
    stockReason,
  })
  if (!changed) return { refusal: 'declination-not-found' }
  if (quantity !== undefined) await tellStockBack(parts, changed.id)
  const { id, fixed_price_cents } = changed
  const own = fixed_price_cents === null ? null : euros(cents(fixed_price_cents))
  return { value: { id, fixedPrice: own, quantity: changed.quantity } }
}
