import { expect, test } from 'vitest'
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
