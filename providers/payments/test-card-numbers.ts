import type { PaymentFailure } from '#contract/order-sets.ts'

type Ending = 'ok' | 'challenge' | PaymentFailure

/** The test numbers that everyone who builds shops knows; any other number is declined. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  '4242424242424242': 'ok',
  '5555555555554444': 'ok',
  '4000002500001001': 'ok',
  '4000000000000002': 'card-declined',
  '4000000000009995': 'insufficient-funds',
  '4000000000000069': 'card-expired',
  '4000000000000127': 'wrong-security-code',
  '4000000000000119': 'processing-error',
  '4000000000003220': 'challenge',
  '4000002500003155': 'challenge',
}

export function endingOf(number: string): Ending {
  return ENDINGS[number] ?? 'card-declined'
}
