import type { DeliveryType } from '#contract/deliveries/closed-sets.ts'
import type { Fulfilment } from '#contract/orders/closed-sets.ts'

/** Six of Crockford's digits, as the database draws them. */
const CODE = /^[0-9A-HJKMNP-TV-Z]{6}$/

/** What somebody types or says, as the code is kept; null when it cannot be one. */
export function readHandOverCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s·.–-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return CODE.test(plain) ? plain : null
}

/** `7K4-M2P`: three and three are said and read without a slip. */
export function writeHandOverCode(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`
}

const WAITING: readonly Fulfilment[] = ['PAID', 'IN_PREPARATION', 'READY_FOR_PICKUP']

/** Whether its customer will fetch it and say the code. */
export function isToBeHandedOver({
  delivery,
  fulfilment,
}: {
  delivery: DeliveryType
  fulfilment: Fulfilment
}): boolean {
  return delivery === 'CLICK_AND_COLLECT' && WAITING.includes(fulfilment)
}
