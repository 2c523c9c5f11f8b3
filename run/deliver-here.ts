import type { AddressInfo } from 'node:net'
import type { Deliver } from '#providers/payments/payments.ts'

const PATIENCE_MS = 5_000

/** A provider within this process calls the shop as any does: over HTTP, at the address where this process listens. */
export function deliverHere(address: () => AddressInfo | string | null): Deliver {
  return async ({ provider, siteId, bytes, headers }) => {
    const listening = address()
    if (typeof listening !== 'object' || listening === null) throw new Error('Nobody listens yet')
    const answer = await fetch(`http://${ownHost(listening)}:${listening.port}/api/webhooks/${provider}/${siteId}`, {
      method: 'POST',
      body: Buffer.from(bytes),
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.arrayBuffer()
  }
}

function ownHost({ address, family }: AddressInfo): string {
  if (address === '::' || address === '0.0.0.0') return '127.0.0.1'
  return family === 'IPv6' ? `[${address}]` : address
}
