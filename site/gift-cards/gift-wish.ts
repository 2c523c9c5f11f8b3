import type { GiftWish } from '#contract/gift-cards/gift-cards.ts'
import { addDays } from '#rules/basics/paris-time.ts'
import { MOST_DAYS_AHEAD } from '#rules/gift-cards/card-times.ts'

/** What a buyer has typed of a gift card. */
export interface TypedGift {
  amount: string
  isForSomeone: boolean
  name: string
  email: string
  message: string
  /** `2026-12-24`, or nothing. */
  sendOn: string
}

export type GiftField = 'amount' | 'name' | 'email' | 'message' | 'sendOn'

/** Between which euros an amount may be chosen; null where it is fixed. */
type GiftRange = { least: number; most: number } | null

export const NOTHING_TYPED: TypedGift = {
  amount: '',
  isForSomeone: false,
  name: '',
  email: '',
  message: '',
  sendOn: '',
}

/** Euros as people write them: `75`, `75,50 €`; null when that is no amount. */
export function readAmount(typed: string): number | null {
  const plain = typed.replace(/[\s€]/g, '').replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}

export function lastSendingDay(today: string): string {
  return addDays(today, MOST_DAYS_AHEAD)
}

/** What is wrong before anyone is asked, in the order of the fields. The server looks again. */
export function wrongFields(typed: TypedGift, { range, today }: { range: GiftRange; today: string }): GiftField[] {
  const { isForSomeone, name, email, sendOn } = typed
  const amount = readAmount(typed.amount)
  const isDayWrong = sendOn !== '' && (sendOn < today || sendOn > lastSendingDay(today))
  const wrong: Partial<Record<GiftField, boolean>> = {
    amount: range !== null && (amount === null || amount < range.least || amount > range.most),
    name: isForSomeone && name.trim() === '',
    email: isForSomeone && email.trim() === '',
    sendOn: isForSomeone && isDayWrong,
  }
  return (Object.keys(wrong) as GiftField[]).filter((field) => wrong[field])
}

/** What goes into the cart: a card for oneself says nothing of somebody else. */
export function giftWish(typed: TypedGift, range: GiftRange): GiftWish {
  const amount = range === null ? null : readAmount(typed.amount)
  if (!typed.isForSomeone) return { amount, recipient: null, message: '', sendOn: null }
  const recipient = { name: typed.name.trim(), email: typed.email.trim() }
  return { amount, recipient, message: typed.message.trim(), sendOn: typed.sendOn || null }
}

const FIELDS: Readonly<Record<string, GiftField>> = {
  'gift.amount': 'amount',
  'gift.recipient.name': 'name',
  'gift.recipient.email': 'email',
  'gift.message': 'message',
  'gift.sendOn': 'sendOn',
}

/** The server's problems by the fields of the form; what belongs to none comes first among the rest. */
export function sortProblems(errors: Readonly<Record<string, string>>): {
  problems: Partial<Record<GiftField, string>>
  others: string[]
} {
  const entries = Object.entries(errors)
  const known = entries.flatMap(([path, text]) => (FIELDS[path] ? [[FIELDS[path], text] as const] : []))
  const others = entries.filter(([path]) => !FIELDS[path]).map(([, text]) => text)
  return { problems: Object.fromEntries(known), others }
}
