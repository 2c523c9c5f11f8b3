import { openLinkToken } from '#api/accounts/secret-links.ts'
import { HIDDEN_TOKEN } from '#api/calls/link-token.ts'
import { type Letter, opening } from '#api/mails/letter.ts'
import { type LetterContext, pageUrl, siteHost } from '#api/mails/letter-context.ts'
import { type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { linkLetter } from '#api/mails/link-letter.ts'
import { mailFacts } from '#api/mails/mail-facts.ts'
import { findReader } from '#db/queries/newsletters/readers.ts'
import { fill } from '#words/basics/fill.ts'
import { readerTokenName } from './reader-token.ts'

export const newsletterLetters: Pick<LetterWriters, 'NEWSLETTER_CONFIRM' | 'NEWSLETTER_WELCOME'> = {
  NEWSLETTER_CONFIRM: async (db, { mail, context, secrets }) => {
    const token = await openLinkToken(db, { id: mailFacts.NEWSLETTER_CONFIRM.parse(mail.facts).linkId, secrets })
    return token === null ? null : { ...PLAIN_LETTER, letter: newsletterConfirm(context, token) }
  },
  NEWSLETTER_WELCOME: async (db, { mail, context, secrets }) => {
    const reader = await findReader(db, mailFacts.NEWSLETTER_WELCOME.parse(mail.facts).readerId)
    if (!reader) return null
    const token = secrets ? secrets.open(reader.sealed_token, readerTokenName(reader.site_id)) : HIDDEN_TOKEN
    const unsubscribeUrl = pageUrl(context, `/newsletter/unsubscribe/${token}`)
    return { ...PLAIN_LETTER, letter: newsletterWelcome(context, token), unsubscribeUrl, isOneClick: true }
  },
}

export function newsletterConfirm(context: LetterContext, token: string): Letter {
  return linkLetter(context, { said: context.words.newsletterConfirm, path: `/newsletter/confirm/${token}` })
}

export function newsletterWelcome(context: LetterContext, token: string): Letter {
  const said = context.words.newsletterWelcome
  const facts = { estate: context.estate.name, site: siteHost(context) }
  return {
    subject: fill(said.subject, facts),
    preview: fill(said.body, facts),
    title: said.title,
    blocks: [
      opening(fill(said.body, facts)),
      { kind: 'button', label: said.button, url: pageUrl(context, `/newsletter/preferences/${token}`) },
      {
        kind: 'note',
        text: said.leave,
        link: { label: said.unsubscribe, url: pageUrl(context, `/newsletter/unsubscribe/${token}`) },
      },
    ],
    reason: fill(context.words.why.asked, facts),
  }
}
