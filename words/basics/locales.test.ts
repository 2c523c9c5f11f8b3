import { expect, test } from 'vitest'
import { localeFromLang, localeFromPath, pathInLocale, pathWithoutLocale } from './locales.ts'

test('userLang takes short and long codes; anything unknown is French', () => {
  expect(['en', 'en_GB', 'en-US', 'EN', 'eN_gb'].map(localeFromLang)).toEqual(['en', 'en', 'en', 'en', 'en'])
  expect(['fr', 'fr_FR', 'de', '', 'english', "en'; drop table", '__proto__', undefined].map(localeFromLang)).toEqual(
    Array(8).fill('fr'),
  )
})

test('the prefix of the path decides, and only as a whole segment', () => {
  expect(localeFromPath('/en')).toBe('en')
  expect(localeFromPath('/en/nos-vins')).toBe('en')
  expect(localeFromPath('/')).toBe('fr')
  expect(localeFromPath('/english-wines')).toBe('fr')
})

test('a path goes into a locale and out again', () => {
  expect(pathInLocale('/', 'en')).toBe('/en')
  expect(pathInLocale('/nos-vins', 'en')).toBe('/en/nos-vins')
  expect(pathInLocale('/nos-vins', 'fr')).toBe('/nos-vins')
  expect(pathWithoutLocale('/en')).toBe('/')
  expect(pathWithoutLocale('/en/nos-vins')).toBe('/nos-vins')
})
