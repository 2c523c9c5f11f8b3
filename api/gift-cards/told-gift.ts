import { GiftWish } from '#contract/gift-cards/gift-cards.ts'
import type { Locale } from '#words/basics/locales.ts'
import { giftLine } from '#words/gift-cards/lines/gift-line.ts'

/** For whom a gift card of an order is and when it is sent, in words; nothing for any other line. */
export function toldGift(line: { is_gift_card: boolean; gift: unknown }, locale: Locale): string[] {
  if (!line.is_gift_card) return []
  const { recipient, sendOn } = GiftWish.parse(line.gift ?? {})
  return [giftLine({ name: recipient?.name ?? null, sendOn: sendOn ?? null }, locale)]
}
