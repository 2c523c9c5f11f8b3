import { type Letter, text } from '#api/mails/letter.ts'
import { type LetterContext, pageUrl, siteHost, when } from '#api/mails/letter-context.ts'
import { type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { type MailFacts, mailFacts } from '#api/mails/mail-facts.ts'
import { fill } from '#words/basics/fill.ts'

export const accountLetters: Pick<LetterWriters, 'EMAIL_TAKEN' | 'INVITATION'> = {
  EMAIL_TAKEN: async (_, { mail, context }) => ({
    ...PLAIN_LETTER,
    letter: emailTaken(context, mailFacts.EMAIL_TAKEN.parse(mail.facts)),
  }),
  INVITATION: async (_, { mail, context }) => ({
    ...PLAIN_LETTER,
    letter: invitation(context, mailFacts.INVITATION.parse(mail.facts)),
  }),
}

export function emailTaken(context: LetterContext, { firstname }: MailFacts<'EMAIL_TAKEN'>): Letter {
  const { words, estate } = context
  const said = words.taken
  const facts = { estate: estate.name, site: siteHost(context), firstname }
  const body = fill(said.body, facts)
  return {
    subject: fill(said.subject, facts),
    preview: body,
    title: said.title,
    blocks: [
      ...when(firstname !== '', text(fill(words.hello, facts))),
      text(body),
      text(said.you),
      { kind: 'button', label: said.button, url: pageUrl(context, '/auth') },
      {
        kind: 'note',
        text: said.forgotten,
        link: { label: said.reset, url: pageUrl(context, '/password/reset/ask') },
      },
      text(said.other),
    ],
    reason: fill(words.why.account, facts),
  }
}

export function invitation(context: LetterContext, { token, hours }: MailFacts<'INVITATION'>): Letter {
  const { words, estate } = context
  const said = words.invitation
  const facts = { estate: estate.name, site: siteHost(context), hours: String(hours) }
  return {
    subject: fill(said.subject, facts),
    preview: fill(said.body, facts),
    title: said.title,
    blocks: [
      text(fill(said.body, facts)),
      { kind: 'button', label: said.button, url: pageUrl(context, `/invitation/${token}`) },
      text(fill(said.until, facts)),
      text(said.other),
    ],
    reason: fill(words.why.account, facts),
  }
}
