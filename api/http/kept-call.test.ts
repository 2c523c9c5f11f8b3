import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { getSiteInfo } from '#contract/sites/site.ts'
import { type KeptCall, keepCall, sendKeptCall } from './kept-call.ts'

const ENCODINGS = ['zstd', 'br', 'gzip'] as const

/** Letters without a pattern, as so many of a pattern: what is left of them when they are compressed is known. */
function answerOf({ random, alike }: { random: number; alike: number }): KeptCall {
  const digests = Array.from({ length: random / 64 }, (_, at) => createHash('sha256').update(`${at}`).digest('hex'))
  const data = { text: digests.join('') + 'a'.repeat(alike) }
  return keepCall({ call: getSiteInfo, outcome: { data }, locale: 'fr' })
}

function send(kept: KeptCall, encoding: string): Buffer {
  const sent: Buffer[] = []
  const response = { writeHead: () => {}, end: (body: Buffer) => sent.push(body) } as unknown as ServerResponse
  const request = { method: 'GET', headers: { 'accept-encoding': encoding } } as unknown as IncomingMessage
  sendKeptCall({ kept, request, response, requestId: '1' })
  return sent[0] ?? Buffer.alloc(0)
}

test.each(ENCODINGS)('what %s makes half as long is compressed once', (encoding) => {
  const kept = answerOf({ random: 6_400, alike: 2_600 })
  const first = send(kept, encoding)
  const share = first.length / kept.body.length
  expect(share).toBeGreaterThan(1 / 3)
  expect(share).toBeLessThan(1 / 2)
  expect(send(kept, encoding)).toBe(first)
})

test.each(ENCODINGS)('what %s leaves longer than that is not kept beside it', (encoding) => {
  const kept = answerOf({ random: 6_400, alike: 0 })
  const first = send(kept, encoding)
  expect(first.length).toBeGreaterThan(kept.body.length / 2)
  expect(send(kept, encoding)).not.toBe(first)
})

test('it counts for at least what it holds once every encoding was asked for', () => {
  const kept = answerOf({ random: 6_400, alike: 400 })
  for (const encoding of ENCODINGS) send(kept, encoding)
  const held = [...kept.variants.values()].reduce((sum, { body }) => sum + body.length, kept.body.length)
  expect(kept.bytes).toBeGreaterThanOrEqual(held)
})

test.each([1, 2])(
  'an answer of odd or even length (%i) is counted in whole bytes: the shelf takes no other',
  (alike) => {
    expect(Number.isInteger(answerOf({ random: 64, alike }).bytes)).toBe(true)
  },
)
