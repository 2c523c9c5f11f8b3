import type { Handler } from '#api/calls/handler.ts'
import { MAIL_KINDS, type MailKind } from '#contract/mails/closed-sets.ts'
import type { getLetters } from '#contract/mails/letters.ts'
import { listLetterTexts } from '#db/queries/mails/letter-texts.ts'
import { LETTER_RULES } from '#rules/mails/letter-slots.ts'
import type { OwnTexts } from '#rules/mails/own-texts.ts'
import type { LetterWriters } from './letter-writer.ts'

/** Every letter that somebody writes: a new one is in the list by itself. */
export function createGetLettersHandler(letters: LetterWriters): Handler<typeof getLetters> {
  return async (_, { db }) => {
    const own = new Map((await listLetterTexts(db)).map(({ kind, texts }) => [kind, texts]))
    const kinds = (Object.keys(letters) as MailKind[]).sort(byPlace)
    const rows = kinds.map((kind) => {
      const { slots, fixed } = LETTER_RULES[kind]
      return { kind, slots: [...slots], fixed, isOwn: saysSomething(own.get(kind) ?? {}) }
    })
    return { value: { letters: rows } }
  }
}

/** In the order of the closed set: an order's mails first, in the order of its life. */
function byPlace(one: MailKind, other: MailKind): number {
  return MAIL_KINDS.indexOf(one) - MAIL_KINDS.indexOf(other)
}

export function saysSomething(texts: Readonly<Record<string, OwnTexts>>): boolean {
  return Object.values(texts).some((said) => Object.values(said).some((text) => text !== ''))
}
