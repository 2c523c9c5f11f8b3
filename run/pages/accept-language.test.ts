import { expect, test } from 'vitest'
import { preferredLanguage } from './accept-language.ts'

const SPOKEN = ['de', 'en', 'fr', 'mt'] as const
const preferred = (header?: string) => preferredLanguage({ header, languages: SPOKEN, usual: 'fr' })

test('the language wanted most is spoken, a region as its language', () => {
  expect(preferred('de')).toBe('de')
  expect(preferred('de-AT,de;q=0.9,en;q=0.8')).toBe('de')
  expect(preferred('en;q=0.5, mt;q=0.8')).toBe('mt')
  expect(preferred('EN-gb')).toBe('en')
})

test('what nobody speaks here is passed over, and so is what is refused', () => {
  expect(preferred('ja, zh;q=0.9, en;q=0.1')).toBe('en')
  expect(preferred('de;q=0, en;q=0.1')).toBe('en')
})

test('without a wish that can be read it is the usual one', () => {
  for (const header of [undefined, '', '*', ';;;', ',', 'q=1', 'de;q=x.y', `${'x'.repeat(2_000)},de`]) {
    expect(preferred(header)).toBe(header === 'de;q=x.y' ? 'de' : 'fr')
  }
})
