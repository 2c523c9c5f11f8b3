import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Deliver } from '#providers/payments/payments.ts'

const PATIENCE_MS = 5_000
const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** A provider within this process calls the shop as any does: over HTTP, at the address where this process listens. */
export function deliverHere(address: () => AddressInfo | string | null): Deliver {
  return async ({ provider, siteId, bytes, headers }) => {
    const listening = address()
    if (typeof listening !== 'object' || listening === null) throw new Error('Nobody listens yet')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const call = request({
      agent,
      method: 'POST',
      host: ownHost(listening),
      port: listening.port,
      path: `/api/webhooks/${provider}/${siteId}`,
      headers: { 'content-type': 'application/json', 'content-length': bytes.byteLength, ...headers },
      timeout: PATIENCE_MS,
    })
    call.on('response', (answer) => answer.resume().on('end', resolve).on('error', reject))
    call.on('timeout', () => call.destroy(new Error(`No answer within ${PATIENCE_MS} ms`)))
    call.on('error', reject)
    call.end(bytes)
    await promise
  }
}

function ownHost({ address }: AddressInfo): string {
  return address === '::' || address === '0.0.0.0' ? '127.0.0.1' : address
}
