interface Mailbox {
  name: string
  address: string
}

export interface Attachment {
  filename: string
  contentType: string
  content: string | Uint8Array
}

export interface OutgoingMail {
  /** Whose it is. */
  siteId: number
  /** Without its angle brackets; the same on every try. */
  messageId: string
  date: Date
  from: Mailbox
  replyTo: Mailbox | null
  to: string
  subject: string
  html: string
  text: string
  attachments: readonly Attachment[]
  /** Where one click takes the address back, for mails that nobody needs. */
  unsubscribeUrl: string | null
  /** Mail programs may ask that address themselves, by POST (RFC 8058). */
  isOneClick?: boolean
}

/** `refused`: this mail will never be taken. `away`: it may be later. */
type Delivery = { isDelivered: true } | { failure: 'refused' | 'away'; reason: string }

/** Whatever takes mails off our hands. */
export interface MailSender {
  send(mail: OutgoingMail): Promise<Delivery>
  /** Deletes what it has kept of a mail; what has left is not ours any more. */
  forget(mail: Pick<OutgoingMail, 'siteId' | 'date' | 'messageId'>): Promise<void>
  close(): void
}
