import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id, IdParam, OneLine, Text } from '#contract/basics/shapes.ts'
import { FIXED_BECAUSE, LETTER_SLOTS, MAIL_KINDS, PLACEHOLDERS } from './closed-sets.ts'
import * as routes from './routes.ts'

/** Short enough to be shown by an address: a letter is no newspaper. */
const texts = {
  subject: OneLine(120).default(''),
  opening: Text(1_200).default(''),
  closing: Text(600).default(''),
}
const OwnTexts = z.object(texts)
const OwnTextsByLanguage = z.object({ fr: OwnTexts, en: OwnTexts })

const params = z.object({ kind: z.enum(MAIL_KINDS) })
const language = z.enum(['fr', 'en'])

const LetterRow = z.object({
  kind: z.enum(MAIL_KINDS),
  slots: z.array(z.enum(LETTER_SLOTS)),
  /** Why it says nothing of the estate's own; null where it may. */
  fixed: z.enum(FIXED_BECAUSE).nullable(),
  /** Whether the estate says something itself. */
  isOwn: z.boolean(),
})
export type LetterRow = z.infer<typeof LetterRow>

const LetterWithTexts = LetterRow.extend({
  placeholders: z.array(z.enum(PLACEHOLDERS)),
  /** Whether it can be seen about an order that there is. */
  isAboutOrder: z.boolean(),
  texts: OwnTextsByLanguage,
  /** What we say, with the placeholders in it. */
  usual: OwnTextsByLanguage,
  /** 0 before the estate has said anything. */
  version: z.number().int(),
})
export type LetterWithTexts = z.infer<typeof LetterWithTexts>

export const getLetters = defineCall({
  name: 'getLetters',
  ...routes.getLetters,
  about: 'Every mail that the estate sends by itself, and what of it the estate may say in its own words.',
  who: 'admin',
  area: 'mails',
  output: z.object({ letters: z.array(LetterRow) }),
  refusals: [],
})

export const getLetter = defineCall({
  name: 'getLetter',
  ...routes.getLetter,
  about: 'What the estate says itself in a mail, what is said otherwise, and what may stand in braces.',
  who: 'admin',
  area: 'mails',
  params,
  output: z.object({ letter: LetterWithTexts }),
  refusals: [],
})

export const changeLetter = defineCall({
  name: 'changeLetter',
  ...routes.changeLetter,
  about:
    'Says something in the estate’s own words, on top of the version that was seen; an empty text is the usual one.',
  who: 'admin',
  area: 'mails',
  params,
  body: z.object({ version: z.number().int().nonnegative(), texts: OwnTextsByLanguage }),
  output: z.object({ letter: LetterWithTexts }),
  refusals: ['changed-meanwhile'],
})

export const previewLetter = defineCall({
  name: 'previewLetter',
  ...routes.previewLetter,
  about: 'A mail as it would be sent with these texts: about an order, or about something made up.',
  who: 'admin',
  area: 'mails',
  params,
  query: z.object({ language, idOrder: IdParam.optional(), ...texts }),
  output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  refusals: ['order-not-found'],
})

export const tryLetter = defineCall({
  name: 'tryLetter',
  ...routes.tryLetter,
  about: 'Sends a mail with these texts to the caller’s own address, marked as a trial.',
  who: 'admin',
  area: 'mails',
  params,
  body: z.object({ language, idOrder: Id.nullable().default(null), ...texts }),
  output: z.object({ sentTo: z.string() }),
  refusals: ['order-not-found', 'mail-not-sent'],
  limit: { per: 'account', max: 20, seconds: 3600 },
})
