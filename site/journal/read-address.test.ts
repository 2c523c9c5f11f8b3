import { expect, test } from 'vitest'
import { checkPage, readId, readPage } from './read-address.ts'

const thrown = (work: () => unknown) => {
  try {
    return work()
  } catch (error) {
    return error instanceof Response ? [error.status, error.headers.get('location')] : error
  }
}
const MISSING = { init: { status: 404 } }

test('a number is an id, and nothing else is', () => {
  expect(readId('12')).toBe(12)
  for (const told of ['0', '01', '-1', '1.5', 'x', '', '2147483648', undefined]) {
    expect(thrown(() => readId(told))).toMatchObject(MISSING)
  }
})

test('a list begins with the page that has no number', () => {
  expect(readPage('http://site/actualites')).toBe(1)
  expect(readPage('http://site/actualites?page=2')).toBe(2)
  expect(thrown(() => readPage('http://site/actualites?page=1'))).toEqual([301, '/actualites'])
  for (const query of ['page=0', 'page=02', 'page=x', 'page=1001', 'page=2&page=3', 'page=']) {
    expect(thrown(() => readPage(`http://site/actualites?${query}`))).toMatchObject(MISSING)
  }
})

test('a page that nothing stands on does not exist', () => {
  expect(thrown(() => checkPage(1, { total: 0, length: 10 }))).toBeUndefined()
  expect(thrown(() => checkPage(2, { total: 11, length: 10 }))).toBeUndefined()
  expect(thrown(() => checkPage(2, { total: 10, length: 10 }))).toMatchObject(MISSING)
})
