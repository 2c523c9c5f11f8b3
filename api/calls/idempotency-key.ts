import { createHash } from 'node:crypto'
import type { Caller } from './caller.ts'
import type { Principal } from './handler.ts'

interface KeyRequest {
  caller: Pick<Caller, 'idempotencyKey' | 'address'>
  principal: Principal | null
  input: Readonly<Record<string, unknown>>
}

/**
 * The Idempotency-Key as it is kept: the caller's own. Two who happen to send the same one, or one who guesses another's,
 * neither get each other's answers nor learn that there are any.
 */
export function ownKey({ caller: { idempotencyKey, address }, principal, input }: KeyRequest): string | null {
  if (idempotencyKey === null) return null
  return createHash('sha256')
    .update(JSON.stringify([holder({ principal, address, input }), idempotencyKey]))
    .digest('base64url')
}

/** Who is signed in; else who knows the cart, which goes along from one network to the next; else the place. */
function holder({ principal, address, input }: Pick<KeyRequest, 'principal' | 'input'> & { address: string }): string {
  if (principal) return `account ${principal.id}`
  const { cartId } = (input.params ?? {}) as { cartId?: unknown }
  return typeof cartId === 'string' && cartId !== 'new' ? `cart ${cartId}` : `place ${address}`
}
