import { expect, test } from 'vitest'
import { REVIEW_STATES } from '#contract/reviews/closed-sets.ts'
import { isOpenToAuthor, isReviewableLine, mayDecide, oldReviews, reviewAuthor, reviewAverage } from './reviews.ts'

test('what waits is published or refused, what is published can be taken down, and that is all', () => {
  const moves = REVIEW_STATES.flatMap((from) =>
    REVIEW_STATES.filter((to) => mayDecide(from, to)).map((to) => `${from} ${to}`),
  )
  expect(moves).toEqual(['WAITING PUBLISHED', 'WAITING REFUSED', 'PUBLISHED REFUSED'])
})

test('authors change what is not published', () => {
  expect(REVIEW_STATES.filter(isOpenToAuthor)).toEqual(['WAITING', 'REFUSED'])
})

test.each([
  ['Jeanne', 'Lebrun', 'Jeanne L.'],
  [' Anne-Marie ', ' d’Estrée', 'Anne-Marie D.'],
  ['Émile', 'Énault', 'Émile É.'],
  ['Li', '𠮷田', 'Li 𠮷.'],
  ['Jeanne', '', 'Jeanne'],
  ['', 'Lebrun', 'L.'],
  ['', '', ''],
])('%j %j signs %j', (firstname, lastname, author) => {
  expect(reviewAuthor({ firstname, lastname })).toBe(author)
})

test('what was kept can be spoken of; gift cards and what went back cannot', () => {
  const line = { quantity: 6, refunded_quantity: 0, is_gift_card: false }
  expect(isReviewableLine(line)).toBe(true)
  expect(isReviewableLine({ ...line, refunded_quantity: 5 })).toBe(true)
  expect(isReviewableLine({ ...line, refunded_quantity: 6 })).toBe(false)
  expect(isReviewableLine({ ...line, is_gift_card: true })).toBe(false)
})

test('an average has one decimal, and of nothing there is none', () => {
  expect(reviewAverage({ sum: 0, count: 0 })).toBeNull()
  expect(reviewAverage({ sum: 13, count: 3 })).toBe(4.3)
  expect(reviewAverage({ sum: 5, count: 1 })).toBe(5)
})

test('refused ones go after six months, all after five years', () => {
  expect(oldReviews(new Date('2026-11-16T08:00:00Z'))).toEqual({
    refusedBefore: new Date('2026-05-16T08:00:00Z'),
    writtenBefore: new Date('2021-11-16T08:00:00Z'),
  })
})
