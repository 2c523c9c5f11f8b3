import { expect, test } from 'vitest'
import { keyId } from './key-id.ts'
import { createSealer } from './sealer.ts'

const KEY = 'a key of at least thirty-two characters'

test('what was sealed opens under its own name, and never looks the same twice', () => {
  const { seal, open } = createSealer(KEY)
  const [one, two] = [seal('sk_live_1', '1 STRIPE'), seal('sk_live_1', '1 STRIPE')]
  expect(one.equals(two)).toBe(false)
  expect(one.toString('latin1')).not.toContain('sk_live_1')
  expect(open(one, '1 STRIPE')).toBe('sk_live_1')
})

test('another estate’s name, another key and a changed byte open nothing', () => {
  const { seal, open } = createSealer(KEY)
  const sealed = seal('sk_live_1', '1 STRIPE')
  expect(() => open(sealed, '2 STRIPE')).toThrow()
  expect(() => createSealer(`${KEY}!`).open(sealed, '1 STRIPE')).toThrow()
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => open(changed, '1 STRIPE')).toThrow()
})

test('what strangers hand in opens or is nothing, whatever its bytes', () => {
  const { seal, tryOpen } = createSealer(KEY)
  const sealed = seal('2026-11-16', '1 ticket')
  expect(tryOpen(sealed, '1 ticket')).toBe('2026-11-16')
  const strange = [seal('2026-11-16', '2 ticket'), Buffer.alloc(0), Buffer.from('CVK2'), sealed.subarray(0, 20)]
  expect(strange.map((bytes) => tryOpen(bytes, '1 ticket'))).toEqual(Array(4).fill(null))
})

test('the previous key still opens, and everything new is sealed under the present one', () => {
  const before = createSealer(KEY)
  const after = createSealer(`${KEY}, and newer`, KEY)
  const [old, fresh] = [before.seal('sk_live_1', '1 STRIPE'), after.seal('sk_live_1', '1 STRIPE')]
  expect([after.open(old, '1 STRIPE'), after.open(fresh, '1 STRIPE')]).toEqual(['sk_live_1', 'sk_live_1'])
  expect(fresh.subarray(0, after.mark.length).equals(after.mark)).toBe(true)
  expect(old.subarray(0, after.mark.length).equals(after.mark)).toBe(false)
  expect(() => before.open(fresh, '1 STRIPE')).toThrow()
})

test('what was sealed before keys had an id opens under either key', () => {
  // By the first form of this file, under KEY: nonce, tag, secret.
  const { seal, mark } = createSealer(KEY)
  const unmarked = seal('sk_live_1', '1 STRIPE').subarray(mark.length)
  expect(createSealer(KEY).open(unmarked, '1 STRIPE')).toBe('sk_live_1')
  expect(createSealer('another key of thirty-two characters', KEY).open(unmarked, '1 STRIPE')).toBe('sk_live_1')
  expect(() => createSealer('another key of thirty-two characters').open(unmarked, '1 STRIPE')).toThrow()
})

test('a key is called by an id that tells nothing of it', () => {
  expect(keyId(KEY)).toMatch(/^[0-9a-f]{16}$/)
  expect(keyId(KEY)).not.toBe(keyId(`${KEY}!`))
})
