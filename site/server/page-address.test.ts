import { expect, test } from 'vitest'
import { readPageAddress, withoutLastSlash } from './page-address.ts'

test('parameters that no page reads never reach it', () => {
  expect(readPageAddress('/en/nos-vins?utm_source=x&y=1')).toEqual({
    url: '/en/nos-vins',
    locale: 'en',
    path: '/nos-vins',
  })
})

test('data requests have the locale of their page', () => {
  expect(readPageAddress('/_root.data')?.locale).toBe('fr')
  expect(readPageAddress('/en/_.data')?.locale).toBe('en')
  expect(readPageAddress('/en.data')?.locale).toBe('en')
  expect(readPageAddress('/en/nos-vins.data')).toMatchObject({ locale: 'en', path: '/nos-vins' })
})

test('addresses that cannot be read are refused', () => {
  expect(['/%00', '/%E0%A4%A', '/%', 'http://evil/'].map(readPageAddress)).toEqual([null, null, null, null])
})

test('a last slash leads to the same page without it, never to another host', () => {
  expect(withoutLastSlash('/en/')).toBe('/en')
  expect(withoutLastSlash('/')).toBeNull()
  expect(withoutLastSlash('/en')).toBeNull()
  expect(withoutLastSlash('//evil.example/')).toBe('/evil.example')
})
