import type { AddressInfo } from 'node:net'
import type { Deliver } from '#providers/payments/test-bank.ts'

const PATIENCE_MS = 5_000

/** The built-in bank calls the shop as any bank does: over HTTP, at the address where this process listens. */
export function deliverHere(address: () => AddressInfo | string | null): Deliver {
  return async (siteId, { bytes, headers }) => {
    const listening = address()
    if (typeof listening !== 'object' || listening === null) throw new Error('Nobody listens yet')
    const answer = await fetch(`http://${hostOf(listening)}:${listening.port}/api/webhooks/TEST_CARDS/${siteId}`, {
      method: 'POST',
      body: Buffer.from(bytes),
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.arrayBuffer()
  }
}

function hostOf({ address, family }: AddressInfo): string {
  if (address === '::' || address === '0.0.0.0') return '127.0.0.1'
  return family === 'IPv6' ? `[${address}]` : address
}
