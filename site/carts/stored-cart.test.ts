import { afterEach, expect, test, vi } from 'vitest'
import { REFUSAL_STATUS, type Refusal } from '#contract/basics/refusals.ts'
import { isCartId, isPassing } from './stored-cart.ts'

const CART = '0123456789abcdef0123456789abcdef'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A document whose browser has stored this, and whose server answers so; what is asked and stored afterwards. */
async function visit(stored: string, answer: () => object) {
  const kept = new Map([['cartId', stored]])
  const asked: string[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('window', { location: { pathname: '/cart' } })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(answer())
  })
  const store = await import('./cart-store.ts')
  store.restoreCart()
  await vi.waitFor(() => expect(store.cartTrouble.get()).not.toBeNull())
  return { asked, kept: kept.get('cartId'), trouble: store.cartTrouble.get(), store }
}

const refused = (code: Refusal) => () => ({ success: false, data: null, message: 'Non.', code })

test('what can be no cart’s id is forgotten, and the next bottle makes a new cart', async () => {
  for (const garbage of ['garbage', '[object Object]', '../../evil', CART.toUpperCase(), `${CART}0`]) {
    expect(isCartId(garbage)).toBe(false)
    const { asked, kept, trouble, store } = await visit(garbage, refused('invalid-input'))
    expect({ garbage, asked, kept, trouble }).toEqual({ garbage, asked: [], kept: undefined, trouble: '' })
    await store.addToCart({ idDeclination: 7, quantity: 6 })
    expect(asked).toEqual(['/api/cart/new/product/7'])
    vi.resetModules()
  }
})

test('a refresh that is refused for good forgets the cart, whatever the reason', async () => {
  for (const code of ['cart-not-found', 'invalid-input', 'not-signed-in', 'not-allowed'] as const) {
    const { asked, kept } = await visit(CART, refused(code))
    expect([code, asked.length, kept]).toEqual([code, 1, undefined])
    vi.resetModules()
  }
})

test('a line that is broken and a server in trouble keep it', async () => {
  for (const code of ['fault', 'overloaded', 'database-away', 'too-many-requests'] as const) {
    const { kept, trouble } = await visit(CART, refused(code))
    expect([code, kept, trouble]).toEqual([code, CART, 'Non.'])
    vi.resetModules()
  }
  const offline = await visit(CART, () => {
    throw new TypeError('Failed to fetch')
  })
  expect([offline.kept, offline.trouble]).toEqual([CART, '…'])
})

test('what passes is what the server says as its own trouble, or as too much at once', () => {
  const passing = (Object.keys(REFUSAL_STATUS) as Refusal[]).filter(isPassing)
  for (const code of passing) expect([429, 500, 503]).toContain(REFUSAL_STATUS[code])
  expect(isPassing('invalid-input')).toBe(false)
})
