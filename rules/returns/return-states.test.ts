import { expect, test } from 'vitest'
import { RETURN_STATES } from '#contract/returns/closed-sets.ts'
import { isUnderWay, mayTurn, takesPictures } from './return-states.ts'

test('every move that is allowed, and no other', () => {
  const allowed = RETURN_STATES.flatMap((from) =>
    RETURN_STATES.filter((to) => mayTurn(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(allowed).toEqual([
    'ASKED → ACCEPTED',
    'ASKED → REFUSED',
    'ACCEPTED → REFUSED',
    'ACCEPTED → LABEL_SENT',
    'ACCEPTED → RECEIVED',
    'ACCEPTED → REFUNDED',
    'LABEL_SENT → REFUSED',
    'LABEL_SENT → RECEIVED',
    'LABEL_SENT → REFUNDED',
    'RECEIVED → REFUSED',
    'RECEIVED → REFUNDED',
  ])
})

test('a return that is refused or refunded is over; photographs are taken until the goods are there', () => {
  expect(RETURN_STATES.filter((state) => !isUnderWay(state))).toEqual(['REFUSED', 'REFUNDED'])
  expect(RETURN_STATES.filter(takesPictures)).toEqual(['ASKED', 'ACCEPTED', 'LABEL_SENT'])
})
