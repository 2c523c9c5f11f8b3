import { isAdultOn } from '#rules/accounts/age.ts'
import { FRANCE_ID } from '#rules/places/france.ts'
import { addressPlace, type CheckoutState } from '#site/checkout/checkout-choices.ts'

/** The fields of the address step, by the names their errors go under. */
const FIELDS = [
  'email',
  'firstname',
  'lastname',
  'birthdate',
  'phone',
  'deliveryType',
  'recipient.firstname',
  'recipient.lastname',
  'company',
  'address',
  'addressPart2',
  'postalCode',
  'city',
  'country',
  'billing.firstname',
  'billing.lastname',
  'billing.company',
  'billing.address',
  'billing.addressPart2',
  'billing.postalCode',
  'billing.city',
  'billing.country',
  'message',
] as const
export type Field = (typeof FIELDS)[number]

type FieldProblem = 'missing' | 'email' | 'date' | 'too-young' | 'phone' | 'postal-code' | 'choice'

interface FieldContext {
  needsDelivery: boolean
  hasAlcohol: boolean
  /** `2026-11-15`. */
  today: string
}

/** What is missing or cannot be right, before the server is asked; it has the last word. */
export function fieldProblems(state: CheckoutState, asked: FieldContext): Partial<Record<Field, FieldProblem>> {
  const { buyer, phone, address, country, deliveryType } = state
  const place = addressPlace(state)
  const { recipient, billing } = address
  const isSent = deliveryType === 'delivery'
  const found: [Field, FieldProblem | null][] = [
    ['email', emailProblem(buyer.email)],
    ['firstname', missing(buyer.firstname)],
    ['lastname', missing(buyer.lastname)],
    ['birthdate', asked.hasAlcohol ? birthdateProblem(buyer.birthdate, asked.today) : null],
    ['phone', phoneProblem(phone, { isNeeded: asked.needsDelivery })],
    ['deliveryType', asked.needsDelivery && !deliveryType ? 'choice' : null],
    ['recipient.firstname', isSent && recipient ? missing(recipient.firstname) : null],
    ['recipient.lastname', isSent && recipient ? missing(recipient.lastname) : null],
    ['address', missing(address.address)],
    ['postalCode', postalCodeProblem(place?.postalCode ?? '', country.id)],
    ['city', missing(place?.name ?? '')],
  ]
  if (isSent && billing) {
    found.push(
      ['billing.firstname', missing(billing.firstname)],
      ['billing.lastname', missing(billing.lastname)],
      ['billing.address', missing(billing.address)],
      ['billing.postalCode', postalCodeProblem(billing.postalCode, billing.idCountry)],
      ['billing.city', missing(billing.city)],
    )
  }
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

function missing(text: string): FieldProblem | null {
  return text.trim() === '' ? 'missing' : null
}

/** One @ with something on both sides, and a dot behind it. */
function emailProblem(email: string): FieldProblem | null {
  return missing(email) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) ? null : 'email')
}

/** A parcel and an appointment need a number to call; a gift card does not. */
function phoneProblem(phone: string, { isNeeded }: { isNeeded: boolean }): FieldProblem | null {
  if (phone.trim() === '') return isNeeded ? 'missing' : null
  const digits = phone.replace(/\D/g, '').length
  return /^[+\d\s.()/-]+$/.test(phone.trim()) && digits >= 6 && digits <= 15 ? null : 'phone'
}

function postalCodeProblem(postalCode: string, idCountry: number): FieldProblem | null {
  const given = postalCode.trim()
  if (given === '') return 'missing'
  if (idCountry === FRANCE_ID) return /^\d{5}$/.test(given) ? null : 'postal-code'
  return given.length >= 2 && given.length <= 12 ? null : 'postal-code'
}

function birthdateProblem(birthdate: string, today: string): FieldProblem | null {
  if (birthdate.trim() === '') return 'missing'
  if (!isDay(birthdate) || birthdate > today || birthdate < '1900-01-01') return 'date'
  return isAdultOn(birthdate, today) ? null : 'too-young'
}

export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (!year || !month || !day) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

/** Where a field of `POST /order` is asked. */
const ORDER_FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^user\.(email|firstname|lastname|birthdate|phone)$/, '$1'],
  [/^address\.delivery\.(company|address|addressPart2|postalCode|city)$/, '$1'],
  [/^address\.delivery\.(firstname|lastname)$/, 'recipient.$1'],
  [/^address\.delivery\.(?:idCountry|country)$/, 'country'],
  [/^address\.billing\.(firstname|lastname|company|address|addressPart2|postalCode|city)$/, 'billing.$1'],
  [/^address\.billing\.(?:idCountry|country)$/, 'billing.country'],
  [/^deliveryPostalCode$/, 'postalCode'],
  [/^deliveryIdCountry$/, 'country'],
  [/^delivery\.type$/, 'deliveryType'],
  [/^message$/, 'message'],
]

/** What the server says about its fields, under the names of ours; the rest goes to the step of delivery or to the last one. */
export function sortErrors(
  errors: Readonly<Record<string, string>>,
  state: Pick<CheckoutState, 'deliveryType' | 'address'>,
): { fields: Partial<Record<Field, string>>; shipping: string[]; others: string[] } {
  const fields: Partial<Record<Field, string>> = {}
  const shipping: string[] = []
  const others: string[] = []
  for (const [name, message] of Object.entries(errors)) {
    const field = findField(name, state)
    if (field) fields[field] ??= message
    else if (/^(delivery\.|dateSchedule|idSchedule)/.test(name)) shipping.push(message)
    else others.push(message)
  }
  return { fields, shipping, others }
}

function findField(
  name: string,
  { deliveryType, address }: Pick<CheckoutState, 'deliveryType' | 'address'>,
): Field | null {
  const [pattern, into] = ORDER_FIELDS.find(([each]) => each.test(name)) ?? []
  if (!pattern || !into) return null
  const field = name.replace(pattern, into)
  const hasOwnBilling = deliveryType === 'delivery' && address.billing !== null
  // Without a bill of its own, and without another recipient, there is one form for both.
  const shown = hasOwnBilling ? field : field.replace(/^billing\./, '')
  const named = address.recipient && deliveryType === 'delivery' ? shown : shown.replace(/^recipient\./, '')
  return FIELDS.find((one) => one === named) ?? null
}
