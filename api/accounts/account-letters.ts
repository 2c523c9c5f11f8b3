import { type Letter, text } from '#api/mails/letter.ts'
import { type LetterContext, pageUrl, siteHost, when } from '#api/mails/letter-context.ts'
import { type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { linkLetter } from '#api/mails/link-letter.ts'
import { type MailFacts, mailFacts } from '#api/mails/mail-facts.ts'
import { LINK_MINUTES } from '#rules/accounts/link-times.ts'
import { fill } from '#words/basics/fill.ts'
import { openLinkToken } from './secret-links.ts'

export const accountLetters: Pick<
  LetterWriters,
  'EMAIL_TAKEN' | 'INVITATION' | 'PASSWORD_RESET' | 'ACCOUNT_CHANGED' | 'EMAIL_CONFIRM' | 'EMAIL_CHANGE'
> = {
  EMAIL_TAKEN: async (_, { mail, context }) => ({
    ...PLAIN_LETTER,
    letter: emailTaken(context, mailFacts.EMAIL_TAKEN.parse(mail.facts)),
  }),
  INVITATION: async (db, { mail, context, secrets }) => {
    const { token: given, linkId, hours } = mailFacts.INVITATION.parse(mail.facts)
    const token = linkId === null ? given : await openLinkToken(db, { id: linkId, secrets })
    return token ? { ...PLAIN_LETTER, letter: invitation(context, { token, hours }) } : null
  },
  PASSWORD_RESET: async (db, { mail, context, secrets }) => {
    const { linkId, firstname } = mailFacts.PASSWORD_RESET.parse(mail.facts)
    const token = await openLinkToken(db, { id: linkId, secrets })
    return token ? { ...PLAIN_LETTER, letter: passwordReset(context, { firstname, token }) } : null
  },
  EMAIL_CONFIRM: async (db, { mail, context, secrets }) => {
    const { linkId, firstname } = mailFacts.EMAIL_CONFIRM.parse(mail.facts)
    const token = await openLinkToken(db, { id: linkId, secrets })
    return token ? { ...PLAIN_LETTER, letter: emailConfirm(context, { firstname, token }) } : null
  },
  EMAIL_CHANGE: async (db, { mail, context, secrets }) => {
    const { linkId, ...facts } = mailFacts.EMAIL_CHANGE.parse(mail.facts)
    const token = await openLinkToken(db, { id: linkId, secrets })
    return token ? { ...PLAIN_LETTER, letter: emailChange(context, { ...facts, token }) } : null
  },
  ACCOUNT_CHANGED: async (_, { mail, context }) => ({
    ...PLAIN_LETTER,
    letter: accountChanged(context, mailFacts.ACCOUNT_CHANGED.parse(mail.facts)),
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

export function invitation(context: LetterContext, { token, hours }: { token: string; hours: number }): Letter {
  const facts = { hours: String(hours) }
  return linkLetter(context, { said: context.words.invitation, path: `/invitation/${token}`, facts })
}

interface Addressed {
  firstname: string
  token: string
}

export function passwordReset(context: LetterContext, { firstname, token }: Addressed): Letter {
  const facts = { minutes: String(LINK_MINUTES.PASSWORD_RESET) }
  return linkLetter(context, { said: context.words.reset, path: `/password/reset/${token}`, firstname, facts })
}

export function accountChanged(context: LetterContext, { firstname, change }: MailFacts<'ACCOUNT_CHANGED'>): Letter {
  const { words, estate } = context
  const said = words.changed
  const facts = { estate: estate.name, site: siteHost(context), firstname }
  const what = fill(said.what[change], facts)
  return {
    subject: fill(said.subject, facts),
    preview: what,
    title: said.title,
    blocks: [
      ...when(firstname !== '', text(fill(words.hello, facts))),
      text(what),
      text(said.you),
      {
        kind: 'note',
        text: said.other,
        link: { label: said.reset, url: pageUrl(context, '/password/reset/ask') },
      },
    ],
    reason: fill(words.why.own, facts),
  }
}

export function emailConfirm(context: LetterContext, { firstname, token }: Addressed): Letter {
  return linkLetter(context, { said: context.words.confirm, path: `/account/email/${token}`, firstname })
}

export function emailChange(
  context: LetterContext,
  { firstname, side, newEmail, token }: Omit<MailFacts<'EMAIL_CHANGE'>, 'linkId'> & { token: string },
): Letter {
  const { words, estate } = context
  const said = words.emailChange
  const own = said[side]
  const facts = { estate: estate.name, site: siteHost(context), firstname, email: newEmail }
  const body = fill(own.body, facts)
  return {
    subject: fill(said.subject, facts),
    preview: body,
    title: said.title,
    blocks: [
      ...when(firstname !== '' && side === 'OLD', text(fill(words.hello, facts))),
      text(body),
      text(said.both),
      { kind: 'button', label: own.button, url: pageUrl(context, `/account/email/${token}`) },
      text(said.until),
      ...(side === 'OLD'
        ? [
            {
              kind: 'note' as const,
              text: own.other,
              link: { label: said.reset, url: pageUrl(context, '/password/reset/ask') },
            },
          ]
        : [text(own.other)]),
    ],
    reason: fill(words.why.account, facts),
  }
}
