import { formatDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type GiftLineWords } from './fr.ts'

const words: Readonly<Record<Locale, GiftLineWords>> = { fr, en }

/** For whom a gift card is and when it is sent: `Pour Paul, envoyée par courriel le 24 décembre 2026`. */
export function giftLine(gift: { name: string | null; sendOn: string | null }, locale: Locale): string {
  const { own, ownOn, to, toOn } = words[locale]
  const day = gift.sendOn === null ? '' : formatDay(gift.sendOn, locale)
  if (gift.name === null) return day === '' ? own : fill(ownOn, { day })
  return fill(day === '' ? to : toOn, { name: gift.name, day })
}

/** What a deposit becomes. */
export function creditLine(locale: Locale): string {
  return words[locale].credit
}
