import type { Principal } from '#api/calls/handler.ts'

/** A guest's cart belongs to whoever knows its id, a customer's to that customer alone. */
export function mayUseCart(cart: { user_id: number | null }, principal: Principal | null): boolean {
  return cart.user_id === null || cart.user_id === principal?.id
}
