import { expect, test } from 'vitest'
import { createTestSite } from './support/test-site.ts'

const PATHS = [
  '/',
  '/en/nos-vins',
  '/cart',
  '/auth',
  '/cart/payment',
  '/order/success?order=ab',
  '/nowhere/at/all',
  '/payment/test/unknown',
  '/order/0123456789abcdef0123456789abcdef/invoice/F2026-000001',
  '/e-label/1',
  '/e-label/999999999/fr',
  '/api/docs',
]

test('whatever answers as a page says what it may load, and forbids the rest', async () => {
  const { get, admin } = await createTestSite()
  const cart = 'a'.repeat(32)
  await admin.query('insert into estate.carts (site_id, id, created_at, changed_at) values (1, $1, now(), now())', [
    cart,
  ])
  const asked = [...PATHS.map((path) => get(path)), get(`/api/cart/${cart}/reminder/stop`), get('/', { idSite: '999' })]
  for (const answer of await Promise.all(asked)) {
    const policy = answer.headers.get('content-security-policy') ?? ''
    const { pathname } = new URL(answer.url)
    expect([pathname, answer.headers.get('content-type')]).toEqual([pathname, expect.stringContaining('text/html')])
    for (const rule of ["default-src 'none'", 'frame-ancestors', "base-uri 'none'", 'form-action']) {
      expect([pathname, policy]).toEqual([pathname, expect.stringContaining(rule)])
    }
    expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe-')
  }
})
