import { expect, test } from 'vitest'
import { readPageAddress } from './page-address.ts'

test('parameters that no page reads never reach it', () => {
  expect(readPageAddress('/en/nos-vins?utm_source=x&y=1')).toEqual({
    url: '/en/nos-vins',
    isData: false,
    page: '/en/nos-vins',
    query: '',
    locale: 'en',
    path: '/nos-vins',
  })
})

test('data requests have the locale of their page', () => {
  expect(readPageAddress('/_root.data')?.locale).toBe('fr')
  expect(readPageAddress('/en.data')?.locale).toBe('en')
  expect(readPageAddress('/en/nos-vins.data')).toMatchObject({ isData: true, locale: 'en', path: '/nos-vins' })
})

test('a page and its data are the same page', () => {
  const pageOf = (url: string) => readPageAddress(url)?.page
  expect(['/auth', '/auth.data', '/auth.data?next=/cart'].map(pageOf)).toEqual(Array(3).fill('/auth'))
  expect(['/', '/_root.data'].map(pageOf)).toEqual(['/', '/'])
  expect(['/en', '/en.data'].map(pageOf)).toEqual(['/en', '/en'])
})

test('addresses that cannot be read are refused', () => {
  expect(['/%00', '/%E0%A4%A', '/%', 'http://evil/'].map(readPageAddress)).toEqual([null, null, null, null])
})

test('a list keeps its filters, in one order whatever the visitor’s', () => {
  expect(readPageAddress('/nos-vins?vintage=2020&colour=RED&colour=ROSE&grape=&utm=1')?.url).toBe(
    '/nos-vins?colour=RED&colour=ROSE&vintage=2020',
  )
  expect(readPageAddress('/en/products/search?search=cr%C3%A9mant')?.url).toBe(
    '/en/products/search?search=cr%C3%A9mant',
  )
  expect(readPageAddress('/wines/les-aubepines/1?colour=RED')?.url).toBe('/wines/les-aubepines/1')
})

test('the pages that a payment ends at are told which order it was, and nothing else', () => {
  for (const end of ['success', 'cancel', 'error', 'cawl/result']) {
    expect(readPageAddress(`/en/order/${end}?order=ab&token=x`)?.url).toBe(`/en/order/${end}?order=ab`)
    expect(readPageAddress(`/order/${end}.data?order=ab&_routes=x`)?.url).toBe(`/order/${end}.data?order=ab`)
  }
  expect(readPageAddress('/cart/payment?order=ab')?.url).toBe('/cart/payment')
})

test('pages of orders are told what is looked for, what was done and what was refused, and nothing else', () => {
  const id = 'a'.repeat(32)
  const urls = [
    ['/account/orders?status=PAID&search=rouge&page=2&x=1', '/account/orders?status=PAID&search=rouge&page=2'],
    ['/account/orders/12?done=asked&page=2', '/account/orders/12?done=asked'],
    [`/en/order/${id}?done=asked`, `/en/order/${id}?done=asked`],
    [`/order/${id}/return/3?refused=overloaded&x=1`, `/order/${id}/return/3?refused=overloaded`],
    [`/withdrawal?order=${id}&email=a`, `/withdrawal?order=${id}`],
  ]
  for (const [asked = '', read] of urls) expect(readPageAddress(asked)?.url).toBe(read)
})

test('a page that reads no query has one address, whatever is made up behind it', () => {
  const pages = ['/', '/cookie-policy', '/notre-domaine', '/wines/les-aubepines/1', '/robots.txt']
  for (const page of pages) {
    expect(readPageAddress(`${page}?search=1&colour=RED&page=2&next=%2Fcart&order=ab`)?.url).toBe(page)
  }
  expect(readPageAddress('/en/legal-notice?search=2')?.url).toBe('/en/legal-notice')
})

test('a path and a wish that can be written in many ways have one address', () => {
  expect(readPageAddress('/cookie%2Dpolicy')?.url).toBe('/cookie-policy')
  expect(readPageAddress('/%6e%6Fs-vins?page=1&group=family&search=%20rouge%20')?.url).toBe('/nos-vins?search=rouge')
  expect(readPageAddress('/wines/a%2Fb/1')?.url).toBe('/wines/a%2Fb/1')
})
