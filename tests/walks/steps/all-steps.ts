import type { DrawnStep } from '#tests/walks/step.ts'
import { answerBank, cancelWhilePaid, pay, tellShop } from './bank-steps.ts'
import { add, fetchNewCart, remove, setQuantity } from './cart-steps.ts'
import { moveOrder, setPrice, setStock, stopCard } from './office-steps.ts'
import { order, orderAgain, orderAtOnce } from './order-steps.ts'
import { refund } from './refund-steps.ts'
import { bringBack, cancelOwn, withdraw } from './return-steps.ts'
import { dieWithWork, passTime } from './time-steps.ts'

/** Steps whose end does not hang on which of two is quicker: the same seed is the same walk. */
export const STEADY_STEPS: readonly DrawnStep[] = [
  add,
  setQuantity,
  remove,
  fetchNewCart,
  order,
  orderAgain,
  pay,
  answerBank,
  tellShop,
  setStock,
  setPrice,
  stopCard,
  moveOrder,
  refund,
  cancelOwn,
  bringBack,
  withdraw,
  passTime,
  dieWithWork,
]

/** Every step that a walk can take. */
export const ALL_STEPS: readonly DrawnStep[] = [...STEADY_STEPS, orderAtOnce, cancelWhilePaid]
