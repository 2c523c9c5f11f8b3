import { expect, test } from 'vitest'
import { readTestEvent, SIGNATURE_HEADER, signTestEvent } from './test-events.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const bytes = Buffer.from(JSON.stringify({ id: 'event-1', reference: 'r1' }))

function heardWhenSigned(secondsAgo: number): string {
  const signedAt = new Date(NOW.getTime() - secondsAgo * 1_000)
  return readTestEvent({
    secret: 'secret',
    signedBytes: { bytes, headers: { [SIGNATURE_HEADER]: signTestEvent({ secret: 'secret', bytes, now: signedAt }) } },
    now: NOW,
  }).outcome
}

test('a message counts for five minutes, and as long before, since no two clocks are alike', () => {
  expect([300, 0, -300].map(heardWhenSigned)).toEqual(['read', 'read', 'read'])
  expect([301, -301].map(heardWhenSigned)).toEqual(['signature-wrong', 'signature-wrong'])
})

test('what is signed and yet no message is told apart from what is not signed', () => {
  const broken = Buffer.from('no json')
  const headers = { [SIGNATURE_HEADER]: signTestEvent({ secret: 'secret', bytes: broken, now: NOW }) }
  expect(readTestEvent({ secret: 'secret', signedBytes: { bytes: broken, headers }, now: NOW })).toEqual({
    outcome: 'event-unreadable',
  })
  expect(readTestEvent({ secret: 'other', signedBytes: { bytes: broken, headers }, now: NOW })).toEqual({
    outcome: 'signature-wrong',
  })
})
