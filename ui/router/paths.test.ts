import { expect, test } from 'vitest'
import { isForeign, printPath, resolvePath, type To } from './paths.ts'

const from = (to: To) => printPath(resolvePath(to, { pathname: '/en/nos-vins' }))

test('a link leads to a path of the site, or to what changes of the present one', () => {
  expect(from('/cart')).toBe('/cart')
  expect(from('/order/success?order=ab#top')).toBe('/order/success?order=ab#top')
  expect(from('?page=2')).toBe('/en/nos-vins?page=2')
  expect(from('#vins')).toBe('/en/nos-vins#vins')
  expect(from({ search: 'colour=RED', hash: 'vins' })).toBe('/en/nos-vins?colour=RED#vins')
  expect(from({ search: '?' })).toBe('/en/nos-vins')
  expect(from('')).toBe('/en/nos-vins')
})

test('other sites, mails and telephones are not paths', () => {
  expect(['https://bank.example/pay', '//evil.example', 'mailto:a@b.fr', 'tel:+33'].every(isForeign)).toBe(true)
  expect(['/cart', '?page=2', '#vins', ''].some(isForeign)).toBe(false)
})
