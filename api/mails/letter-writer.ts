import type { MailKind } from '#contract/mails/closed-sets.ts'
import type { MailRow } from '#db/queries/mails/mails.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { GiftCardPaper } from '#providers/documents/gift-card-paper.ts'
import type { InvoiceSheet } from '#providers/documents/invoice-sheet.ts'
import type { Attachment } from '#providers/mails/mail-sender.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'
import type { Letter } from './letter.ts'
import type { LetterContext } from './letter-context.ts'

/** A paper that goes along with a letter once it is drawn. */
export type Drawing = { filename: string } & (
  | { kind: 'invoice'; sheet: InvoiceSheet }
  | { kind: 'gift-card'; sheet: GiftCardPaper }
)

/** A letter with what goes along. */
export interface WrittenLetter {
  letter: Letter
  attachments: readonly Attachment[]
  /** To be drawn and attached; that takes long and needs no row, so it is done outside the transaction. */
  drawings: readonly Drawing[]
  hasAlcohol: boolean
  unsubscribeUrl: string | null
  /** Who is answered instead of the estate. */
  replyTo?: { name: string; address: string }
  /** A POST to that address, with nothing but its body, unsubscribes (RFC 8058). */
  isOneClick?: boolean
}

/** Writes a mail of its kind; null when what it tells of is gone. */
export type LetterWriter = (
  db: SiteDb,
  options: {
    mail: MailRow
    context: LetterContext
    /** Opens the codes of gift cards; null for whoever may only look. */
    secrets: Pick<Sealer, 'seal' | 'open'> | null
  },
) => Promise<WrittenLetter | null>

/** How each kind is written: each subject writes its own, api/all-letters.ts joins them. */
export type LetterWriters = Readonly<Record<MailKind, LetterWriter>>

export const PLAIN_LETTER = { attachments: [], drawings: [], hasAlcohol: false, unsubscribeUrl: null } as const
