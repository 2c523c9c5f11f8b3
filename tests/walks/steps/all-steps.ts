import type { DrawnStep } from '#tests/walks/step.ts'
import { answerBank, cancelWhilePaid, pay, tellShop } from './bank-steps.ts'
import { add, fetchNewCart, remove, setQuantity } from './cart-steps.ts'
import { moveOrder, setPrice, setStock } from './office-steps.ts'
import { order, orderAgain, orderAtOnce } from './order-steps.ts'
import { refund } from './refund-steps.ts'
import { dieWithWork, passTime } from './time-steps.ts'

/** Every step that a walk can take. */
export const ALL_STEPS: readonly DrawnStep[] = [
  add,
  setQuantity,
  remove,
  fetchNewCart,
  order,
  orderAgain,
  orderAtOnce,
  pay,
  answerBank,
  tellShop,
  cancelWhilePaid,
  setStock,
  setPrice,
  moveOrder,
  refund,
  passTime,
  dieWithWork,
]
