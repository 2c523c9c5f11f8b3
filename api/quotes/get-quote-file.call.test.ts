import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import { openQuote } from '#tests/support/test-quotes.ts'

test('its paper has its own number, its last day and a place to sign', async () => {
  const { shop, token } = await openQuote()
  const answer = await shop.app.inject({ url: `/api/quote/${token}/file` })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = readPdf(answer.rawPayload).text
  for (const said of ['D2026-000001', 'Bon pour accord', 'Odile Vasseur', '25,00']) expect(text).toContain(said)
  expect(text).not.toContain('F2026')
  expect((await shop.app.inject({ url: `/api/quote/${'x'.repeat(43)}/file` })).statusCode).toBe(404)
})
