import { fill } from '#words/basics/fill.ts'
import { type Letter, text } from './letter.ts'
import { type LetterContext, pageUrl, siteHost, when } from './letter-context.ts'

interface LinkWords {
  subject: string
  title: string
  body: string
  button: string
  until: string
  other: string
}

interface LinkLetter {
  said: LinkWords
  /** Where the button leads; the link's token is in it. */
  path: string
  /** Whom it greets; nobody where the name is not known. */
  firstname?: string
  facts?: Readonly<Record<string, string>>
}

/** A letter that is there for its link: what it is about, the button, until when, and what if it was not oneself. */
export function linkLetter(context: LetterContext, { said, path, firstname = '', facts = {} }: LinkLetter): Letter {
  const { words, estate } = context
  const told = { estate: estate.name, site: siteHost(context), firstname, ...facts }
  const body = fill(said.body, told)
  return {
    subject: fill(said.subject, told),
    preview: body,
    title: said.title,
    blocks: [
      ...when(firstname !== '', text(fill(words.hello, told))),
      text(body),
      { kind: 'button', label: said.button, url: pageUrl(context, path) },
      text(fill(said.until, told)),
      text(said.other),
    ],
    reason: fill(words.why.account, told),
  }
}
