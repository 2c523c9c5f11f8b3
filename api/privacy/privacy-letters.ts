import { openLinkToken } from '#api/accounts/secret-links.ts'
import { type Letter, text } from '#api/mails/letter.ts'
import { type LetterContext, pageUrl, siteHost } from '#api/mails/letter-context.ts'
import { type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { linkLetter } from '#api/mails/link-letter.ts'
import { type MailFacts, mailFacts } from '#api/mails/mail-facts.ts'
import { formatDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'

type PrivacyLetters = Pick<LetterWriters, 'DATA_EXPORT' | 'DATA_DELETION' | 'INACTIVITY_WARNING'>

export const privacyLetters: PrivacyLetters = {
  DATA_EXPORT: async (db, { mail, context, secrets }) => {
    const token = await openLinkToken(db, { id: mailFacts.DATA_EXPORT.parse(mail.facts).linkId, secrets })
    return token === null ? null : { ...PLAIN_LETTER, letter: dataExport(context, token) }
  },
  DATA_DELETION: async (db, { mail, context, secrets }) => {
    const token = await openLinkToken(db, { id: mailFacts.DATA_DELETION.parse(mail.facts).linkId, secrets })
    return token === null ? null : { ...PLAIN_LETTER, letter: dataDeletion(context, token) }
  },
  INACTIVITY_WARNING: async (_, { mail, context }) => ({
    ...PLAIN_LETTER,
    letter: inactivityWarning(context, mailFacts.INACTIVITY_WARNING.parse(mail.facts)),
  }),
}

export function dataExport(context: LetterContext, token: string): Letter {
  return linkLetter(context, { said: context.words.dataExport, path: `/privacy/export/${token}` })
}

export function dataDeletion(context: LetterContext, token: string): Letter {
  return linkLetter(context, { said: context.words.dataDeletion, path: `/privacy/deletion/${token}` })
}

export function inactivityWarning(
  context: LetterContext,
  { forgottenOn, hasAccount }: MailFacts<'INACTIVITY_WARNING'>,
): Letter {
  const said = context.words.inactivityWarning
  const facts = {
    estate: context.estate.name,
    site: siteHost(context),
    day: formatDay(forgottenOn, context.locale),
  }
  return {
    subject: said.subject,
    preview: fill(said.body, facts),
    title: said.title,
    blocks: [
      text(fill(said.body, facts)),
      text(hasAccount ? said.account : said.guest),
      hasAccount
        ? { kind: 'button', label: said.button, url: pageUrl(context, '/auth') }
        : { kind: 'button', label: said.visit, url: pageUrl(context, '/') },
    ],
    reason: fill(context.words.why.account, facts),
  }
}
