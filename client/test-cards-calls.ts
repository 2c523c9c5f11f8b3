import type * as testCards from '#contract/payments/test-cards.ts'
import { route } from './route.ts'

/** The calls of the bank of test cards: only its own page fetches them. */
export const getTestPayment = route<typeof testCards.getTestPayment>('GET', '/test-payment/:reference')
export const payWithTestCard = route<typeof testCards.payWithTestCard>('POST', '/test-payment/:reference')
export const answerTestChallenge = route<typeof testCards.answerTestChallenge>(
  'POST',
  '/test-payment/:reference/answer',
)
