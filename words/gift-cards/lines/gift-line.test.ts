import { expect, test } from 'vitest'
import { giftLine } from './gift-line.ts'

test('a gift card says for whom it is and when it is sent', () => {
  expect(giftLine({ name: 'Paul', sendOn: '2026-12-24' }, 'fr')).toBe(
    'Pour Paul, envoyée par courriel le 24 décembre 2026',
  )
  expect(giftLine({ name: 'Paul', sendOn: null }, 'fr')).toBe('Pour Paul, envoyée par courriel dès le paiement')
  expect(giftLine({ name: null, sendOn: null }, 'fr')).toBe('Envoyée par courriel dès le paiement')
  expect(giftLine({ name: null, sendOn: '2026-12-24' }, 'en')).toBe('Sent by e-mail on 24 December 2026')
})
