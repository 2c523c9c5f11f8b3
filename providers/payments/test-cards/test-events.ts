import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EventOutcome, SignedBytes } from '#providers/payments/payments.ts'

export const SIGNATURE_HEADER = 'test-bank-signature'
const TOLERANCE_SECONDS = 300

/** `t=1700000000,v1=…`: over the time and the bytes, so that an old message cannot be played again for ever. */
export function signTestEvent({ secret, bytes, now }: { secret: string; bytes: Uint8Array; now: Date }): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hmac({ secret, seconds, bytes })}`
}

interface ReadTestEventOptions {
  secret: string
  signedBytes: SignedBytes
  now: Date
}

export function readTestEvent({ secret, signedBytes: { bytes, headers }, now }: ReadTestEventOptions): EventOutcome {
  const header = headers[SIGNATURE_HEADER]
  const read = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '')
  const seconds = Number(read?.[1])
  const age = Math.abs(now.getTime() / 1000 - seconds)
  if (!read || !(age <= TOLERANCE_SECONDS)) return { outcome: 'signature-wrong' }
  const given = Buffer.from(read[2] ?? '', 'hex')
  const right = Buffer.from(hmac({ secret, seconds, bytes }), 'hex')
  if (!timingSafeEqual(given, right)) return { outcome: 'signature-wrong' }
  return readMessage(bytes)
}

function hmac({ secret, seconds, bytes }: { secret: string; seconds: number; bytes: Uint8Array }): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest('hex')
}

function readMessage(bytes: Uint8Array): EventOutcome {
  try {
    const { id, reference } = JSON.parse(Buffer.from(bytes).toString('utf8')) as Record<string, unknown>
    if (typeof id === 'string' && typeof reference === 'string') return { outcome: 'read', event: { id, reference } }
  } catch {}
  return { outcome: 'event-unreadable' }
}
