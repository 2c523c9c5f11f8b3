import { GiftWish } from '#contract/gift-cards/gift-cards.ts'
import type { Locale } from '#words/basics/locales.ts'
import { creditLine, giftLine } from '#words/gift-cards/lines/gift-line.ts'

/** For whom a gift card of an order is and when it is sent, in words; nothing for any other line. */
export function toldGift(
  line: { is_gift_card: boolean; product_id: number | null; gift: unknown },
  locale: Locale,
): string[] {
  if (!line.is_gift_card) return []
  // What is no product is the deposit of a visit.
  if (line.product_id === null) return [creditLine(locale)]
  const { recipient, sendOn } = GiftWish.parse(line.gift ?? {})
  return [giftLine({ name: recipient?.name ?? null, sendOn: sendOn ?? null }, locale)]
}
