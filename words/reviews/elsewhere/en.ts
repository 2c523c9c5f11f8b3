import type { OutsideReviewWords } from './fr.ts'

export const en: OutsideReviewWords = {
  link: 'Also read the reviews left on Google',
  eyebrow: 'Reviews from Google',
  title: 'What people say of us on Google',
  note: 'Reviews from Google, not verified by us. We ask Google for them as you read, and neither choose nor keep them; their order is Google’s.',
  summary: '{average} out of 5 · {count} reviews',
  by: 'Review by',
  all: 'Read them all on Google',
  leave: 'Leave a review on Google',
  away: 'These reviews cannot be shown at the moment.',
  own: 'How our own reviews are checked',
  policy: 'Google handles reviews by its own rules:',
  terms: 'terms of use',
  privacy: 'privacy policy',
}
