import type { ShownReviewWords } from './fr.ts'

export const en: ShownReviewWords = {
  title: 'What our customers say',
  average: '{average} out of 5',
  count: { one: '1 verified review', other: '{count} verified reviews' },
  dates: 'Published on {published}, bought on {bought}',
  nobody: 'A customer',
  answer: 'The estate’s answer',
  more: { one: 'Read the other review', other: 'Read the {count} other reviews' },
  rules: 'Most recent first. How reviews are checked',
}
