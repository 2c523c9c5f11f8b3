import { fileNotes } from '#api/forms/file-notes.ts'
import { type Letter, opening, text } from '#api/mails/letter.ts'
import { forEstate, type LetterContext, siteHost, when } from '#api/mails/letter-context.ts'
import { type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { mailFacts } from '#api/mails/mail-facts.ts'
import { day } from '#api/mails/mail-formats.ts'
import { findAnswer, findMessage } from '#db/queries/content/messages.ts'
import { listMessageFiles } from '#db/queries/forms/form-files.ts'
import { withoutLinks } from '#rules/content/message-checks.ts'
import { isMailAddress, oneLine } from '#rules/mails/mail-sender.ts'
import { fill } from '#words/basics/fill.ts'
import { localeFromLang } from '#words/basics/locales.ts'
import { contactWords } from '#words/content/contact/words.ts'

type Message = NonNullable<Awaited<ReturnType<typeof findMessage>>>
type SentFile = Awaited<ReturnType<typeof listMessageFiles>>[number]

export const messageLetters: Pick<LetterWriters, 'CONTACT_MESSAGE' | 'CONTACT_COPY' | 'MESSAGE_ANSWER'> = {
  CONTACT_MESSAGE: async (db, { mail, context }) => {
    const { messageId } = mailFacts.CONTACT_MESSAGE.parse(mail.facts)
    const message = await findMessage(db, messageId)
    if (!message) return null
    const { email: address } = message
    const files = await listMessageFiles(db, messageId)
    const written = { ...PLAIN_LETTER, letter: contactMessage(context, { ...message, files }) }
    return isMailAddress(address) ? { ...written, replyTo: { name: nameOf(message), address } } : written
  },
  CONTACT_COPY: async (db, { mail, context }) => {
    const message = await findMessage(db, mailFacts.CONTACT_COPY.parse(mail.facts).messageId)
    return message ? { ...PLAIN_LETTER, letter: contactCopy(context, message) } : null
  },
  MESSAGE_ANSWER: async (db, { mail, context }) => {
    const answer = await findAnswer(db, mailFacts.MESSAGE_ANSWER.parse(mail.facts).answerId)
    return answer ? { ...PLAIN_LETTER, letter: messageAnswer(context, answer) } : null
  },
}

/** To the estate, which answers the visitor by answering the mail. */
export function contactMessage(context: LetterContext, message: Message & { files: readonly SentFile[] }): Letter {
  const said = context.words.contact
  const about = aboutOf(context, message)
  const told = { name: nameOf(message), about, site: siteHost(context) }
  const { email, phone, locale } = message
  return {
    subject: fill(about === '' ? said.subjectPlain : said.subject, told),
    preview: message.message,
    title: said.title,
    blocks: [
      text(fill(said.body, told)),
      {
        kind: 'facts',
        title: said.from,
        lines: [told.name, email, ...when(phone !== null, phone ?? ''), said.language[localeFromLang(locale)]],
      },
      { kind: 'facts', title: about || said.message, lines: message.message.split('\n') },
      ...fileNotes(context, message.files),
    ],
    ...forEstate(context),
  }
}

/** To an address that nobody has confirmed: it says who wrote and leads nowhere. */
export function contactCopy(context: LetterContext, message: Message): Letter {
  const said = context.words.contact
  const told = { name: withoutLinks(nameOf(message)), estate: context.estate.name, site: siteHost(context) }
  return {
    subject: fill(said.copySubject, told),
    preview: fill(said.copyBody, told),
    title: said.copyTitle,
    blocks: [
      text(fill(said.copyBody, told)),
      { kind: 'facts', title: said.message, lines: withoutLinks(message.message).split('\n') },
      { kind: 'note', text: said.copyOther },
    ],
    reason: fill(context.words.why.account, told),
  }
}

type Answered = Pick<Message, 'firstname' | 'lastname' | 'topic' | 'subject' | 'message'> & {
  text: string
  created_at: Date
}

/** The estate's own words, and below them what it was asked: quoted without links, since anybody may have typed the address. */
export function messageAnswer(context: LetterContext, answer: Answered): Letter {
  const { words, locale, estate } = context
  const said = words.contact
  const firstname = withoutLinks(oneLine(answer.firstname))
  const about = withoutLinks(aboutOf(context, answer))
  const told = { about, estate: estate.name, site: siteHost(context), day: day(answer.created_at, locale) }
  const paragraphs = answer.text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  return {
    subject: fill(about === '' ? said.answerSubjectPlain : said.answerSubject, told),
    preview: answer.text,
    title: said.answerTitle,
    blocks: [
      opening(fill(words.hello, { firstname })),
      ...paragraphs.map(text),
      { kind: 'facts', title: fill(said.asked, told), lines: withoutLinks(answer.message).split('\n') },
    ],
    reason: fill(said.answerWhy, told),
    told: { prenom: firstname },
  }
}

function nameOf({ firstname, lastname }: Pick<Message, 'firstname' | 'lastname'>): string {
  return oneLine(`${firstname} ${lastname}`)
}

function aboutOf({ locale }: LetterContext, { topic, subject }: Pick<Message, 'topic' | 'subject'>): string {
  return oneLine(subject ?? (topic ? contactWords[locale].topics[topic] : ''))
}
