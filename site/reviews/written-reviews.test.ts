import { expect, test } from 'vitest'
import { writtenReviews } from './written-reviews.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('each line with a mark is a review, with its own words', () => {
  const fields = { 'rating-0': '5', 'title-0': 'Droit', 'text-0': 'Un délice', 'rating-2': '3', 'text-2': '' }
  expect(writtenReviews(form(fields))).toEqual([
    { line: 0, rating: 5, title: 'Droit', text: 'Un délice' },
    { line: 2, rating: 3, title: '', text: '' },
  ])
})

test('a line without a mark, or with one that is none, is left alone', () => {
  expect(
    writtenReviews(form({ 'rating-0': '', 'text-0': 'Perdu', 'rating-1': '6', 'rating-x': '5', note: '4' })),
  ).toEqual([])
})
