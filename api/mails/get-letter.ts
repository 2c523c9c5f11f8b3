import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { MailKind } from '#contract/mails/closed-sets.ts'
import type { getLetter, LetterWithTexts } from '#contract/mails/letters.ts'
import { findLetterTexts } from '#db/queries/mails/letter-texts.ts'
import { LETTER_RULES } from '#rules/mails/letter-slots.ts'
import { NO_OWN_TEXTS } from '#rules/mails/own-texts.ts'
import type { Locale } from '#words/basics/locales.ts'
import { mailWords } from '#words/mails/words.ts'
import { saysSomething } from './get-letters.ts'
import { isAboutOrder, type SampleLetter } from './made-up-mail.ts'
import { usualTexts } from './own-letter.ts'

export function createGetLetterHandler(sample: SampleLetter): Handler<typeof getLetter> {
  return async ({ params: { kind } }, parts) => ({ value: { letter: await readLetter(parts, { kind, sample }) } })
}

/** A letter with what is said in it, by the estate and by us. */
export async function readLetter(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  { kind, sample }: { kind: MailKind; sample: SampleLetter },
): Promise<LetterWithTexts> {
  const own = await findLetterTexts(db, kind)
  const estate = await loadLetterhead(db)
  const usual = (locale: Locale) => {
    const context = { estate, words: mailWords[locale], locale, now }
    return usualTexts(sample(kind, context), { kind, context })
  }
  const { slots, placeholders, fixed } = LETTER_RULES[kind]
  return {
    kind,
    slots: [...slots],
    placeholders: [...placeholders],
    fixed,
    isOwn: saysSomething(own?.texts ?? {}),
    isAboutOrder: isAboutOrder(kind),
    texts: { fr: { ...NO_OWN_TEXTS, ...own?.texts.fr }, en: { ...NO_OWN_TEXTS, ...own?.texts.en } },
    usual: { fr: usual('fr'), en: usual('en') },
    version: own?.version ?? 0,
  }
}
