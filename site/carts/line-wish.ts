import type { CartProduct } from '#contract/carts/carts.ts'
import type { CartRequest } from './cart-store.ts'

/** What puts a line back into the cart as it was. The price of a gift card is its amount. */
export function lineWish({ id, quantity, customizations, gift, unitPrice }: CartProduct): CartRequest {
  if (!gift) return { idDeclination: id, quantity, customizations }
  const { recipientName: name, recipientEmail: email, message, sendOn } = gift
  const recipient = name !== null && email !== null ? { name, email } : null
  return { idDeclination: id, quantity, customizations, gift: { amount: unitPrice, recipient, message, sendOn } }
}
