import type { DarkLook } from '#rules/mails/dark-look.ts'
import type { ToldPlaceholders } from '#rules/mails/own-texts.ts'

/** What a mail says, once: its HTML and its plain text are both made from it. */
export interface Letter {
  subject: string
  /** What mail programs show after the subject. */
  preview: string
  title: string
  blocks: readonly Block[]
  /** Why one receives it. */
  reason: string
  /** What an estate's own texts may name here, beside the house itself. */
  told?: ToldPlaceholders
  /** Told to the estate itself, which need not be told how to reach it. */
  isForEstate?: boolean
}

export interface TextBlock {
  kind: 'text'
  text: string
  /** An estate's own beginning takes its place. */
  opens?: true
}

export type Block =
  | TextBlock
  | { kind: 'button'; label: string; url: string }
  /** Smaller: what is good to know, perhaps with a link at its end. */
  | { kind: 'note'; text: string; link?: { label: string; url: string } }
  /** A title with short lines under it: an address, an appointment. */
  | { kind: 'facts'; title: string; lines: readonly string[] }
  | { kind: 'bill'; title: string; lines: readonly BillLine[]; sums: readonly Sum[] }

/** As a mail shows it: its size on the page, and an address that any program can ask. */
export interface MailPicture {
  url: string
  width: number
  height: number
}

export interface BillLine {
  /** Beside its name, which says all that there is to see. */
  picture?: MailPicture | null
  name: string
  details: readonly string[]
  amount: string
  /** Of what was made one's own: how it will look. */
  drawn?: MailPicture & { alt: string }
}

export interface Sum {
  label: string
  amount: string
  weight: 'total' | 'usual' | 'small'
}

/** The house around a letter. */
export interface LetterHead {
  lang: string
  estate: string
  siteUrl: string
  look: { ink: string; primary: string; accent: string; heading: string; tint: string }
  dark: DarkLook
  /** The estate’s name in letters where there is none. */
  logo: { light: MailPicture; dark: MailPicture | null } | null
  /** The house’s own lines: address, telephone. */
  address: readonly string[]
  /** How to ask back; null where nobody would read it. */
  answer: string | null
  /** The health message, where there is alcohol. */
  alcohol: string | null
}

export const text = (said: string): TextBlock => ({ kind: 'text', text: said })

/** The greeting, and what says no more than why one writes. */
export const opening = (said: string): TextBlock => ({ kind: 'text', text: said, opens: true })
