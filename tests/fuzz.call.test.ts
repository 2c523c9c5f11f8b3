import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyCall } from '#contract/all-calls.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { createTestApp } from './support/test-app.ts'

const RUNS_PER_CALL = 30

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom("' or 1=1 --", '%', 'lk:%', '\u0000', '-1', '1e9', 'NaN', '__proto__'),
)
const anyValue = fc.oneof(anyText, fc.jsonValue(), fc.integer(), fc.double(), fc.constant(null))

/** Nonsense in the shape of a request: names from the contract half of the time, so that it gets past the door. */
function anyRequest(call: CallDefinition) {
  const names = [...Object.keys(call.body?.shape ?? {}), ...Object.keys(call.list?.filters ?? {}), 'orderBy', 'nbItem']
  const name = fc.oneof(fc.constantFrom(...names), fc.string())
  return fc.record({
    body: fc.oneof(fc.dictionary(name, anyValue), fc.jsonValue()),
    query: fc.dictionary(name, anyText),
    params: fc.array(anyText, { minLength: 4, maxLength: 4 }),
    lang: anyText,
    key: fc.option(fc.string({ unit: 'grapheme-ascii', minLength: 1 })),
  })
}

test('no nonsense makes any call fail: every answer is a file or an envelope, with a status below 500', async () => {
  const { app, signIn } = await createTestApp()
  const token = await signIn(1, 'ADMIN')
  for (const call of Object.values<CallDefinition>(everyCall)) {
    await fc.assert(
      fc.asyncProperty(anyRequest(call), async ({ body, query, params, lang, key }) => {
        const path = call.path.replace(/:\w+/g, () => encodeURIComponent(params.pop() ?? 'x') || 'x')
        const answer = await app.inject({
          method: call.method,
          url: `/api${path}?${new URLSearchParams(query)}`,
          headers: {
            authorization: `Bearer ${token}`,
            userlang: lang.replace(/[^\x20-\x7e]/g, '?'),
            'content-type': 'application/json',
            ...(key ? { 'idempotency-key': key } : {}),
          },
          ...(call.method === 'GET' ? {} : { payload: JSON.stringify(body) }),
        })
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        if (call.answersFile && answer.statusCode === 200) return
        expect(answer.json()).toMatchObject({ success: expect.any(Boolean), message: expect.any(String) })
      }),
      { numRuns: RUNS_PER_CALL },
    )
  }
}, 180_000)
