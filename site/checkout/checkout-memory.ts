import { type CheckoutState, NOTHING_CHOSEN } from './checkout-choices.ts'

/** Where each part of the checkout lies in local storage; the buyer in that of the session. */
export const STORAGE_KEYS = {
  cartId: 'checkoutCart',
  deliveryType: 'deliveryType',
  buyer: 'checkoutBuyer',
  phone: 'phone',
  country: 'country',
  city: 'city',
  address: 'address',
  prices: 'prices',
  carrier: 'carrier',
  pickupAddress: 'pickupAddress',
  clickAndCollect: 'clickAndCollect',
  message: 'checkoutMessage',
  reminder: 'checkoutReminder',
  discount: 'checkoutDiscount',
  order: 'checkoutOrder',
} as const satisfies Record<keyof CheckoutState, string>

type Part = keyof CheckoutState
const PARTS = Object.keys(STORAGE_KEYS) as Part[]

/** Reads what a browser kept; a part that is missing, broken or of another shape is as if never said. */
export function readCheckout(read: (key: string) => string | null): CheckoutState {
  const entries = PARTS.map((part) => [part, readPart(part, read(STORAGE_KEYS[part]))] as const)
  return Object.fromEntries(entries) as unknown as CheckoutState
}

function readPart(part: Part, text: string | null): unknown {
  const initial = NOTHING_CHOSEN[part]
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isLike(initial, kept) && SHAPES[part](kept) ? kept : initial
  } catch {
    return initial
  }
}

/** Every field of the beginning is there, of its kind; what begins as nothing may be anything. */
function isLike(initial: unknown, kept: unknown): boolean {
  if (initial === null) return true
  if (typeof initial !== 'object') return typeof kept === typeof initial
  if (typeof kept !== 'object' || kept === null) return false
  return Object.entries(initial).every(([name, value]) =>
    isLike(value, (kept as Record<string, unknown>)[name] ?? null),
  )
}

const has =
  (kinds: Readonly<Record<string, 'string' | 'number' | 'object'>>) =>
  (kept: unknown): boolean => {
    if (kept === null) return true
    if (typeof kept !== 'object') return false
    const fields = kept as Record<string, unknown>
    return Object.entries(kinds).every(([name, kind]) => typeof fields[name] === kind && fields[name] !== null)
  }
const text = (kept: unknown) => kept === null || typeof kept === 'string'
const any = () => true
const isPlace = has({ postalCode: 'string', name: 'string' })

/** What a part must hold to be believed. */
const SHAPES: Readonly<Record<Part, (kept: unknown) => boolean>> = {
  cartId: text,
  deliveryType: (kept) =>
    kept === null || ['delivery', 'pickup', 'clickAndCollect', 'no_delivery'].includes(String(kept)),
  buyer: any,
  phone: any,
  country: any,
  city: isPlace,
  address: (kept) => isPlace((kept as { place?: unknown } | null)?.place ?? null),
  prices: (kept) =>
    has({ for: 'string', list: 'object' })(kept) && (kept === null || Array.isArray((kept as { list: unknown }).list)),
  carrier: has({ id: 'number', name: 'string', price: 'number', deliveryType: 'string' }),
  pickupAddress: has({ idCarrier: 'number', point: 'object' }),
  clickAndCollect: has({ idAddress: 'number', date: 'string', idSchedule: 'number', from: 'string', until: 'string' }),
  message: any,
  reminder: any,
  discount: has({ for: 'string', code: 'string', discount: 'number' }),
  order: has({ key: 'string', sent: 'string' }),
}

/** What changed from one state to the next, as it is written down; null takes a part away. */
export function storageWrites(before: CheckoutState, after: CheckoutState): [key: string, text: string | null][] {
  return PARTS.filter((part) => before[part] !== after[part]).map((part) => [
    STORAGE_KEYS[part],
    after[part] === NOTHING_CHOSEN[part] || after[part] === null ? null : JSON.stringify(after[part]),
  ])
}
