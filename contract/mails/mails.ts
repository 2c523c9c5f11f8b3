import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { IdParam, listOutput } from '#contract/basics/shapes.ts'
import { MAIL_KINDS } from './closed-sets.ts'
import * as routes from './routes.ts'

/** A mail of the outbox, sent or waiting. */
export const OutboxMail = z.object({
  id: z.number().int(),
  kind: z.enum(MAIL_KINDS),
  locale: z.string(),
  recipient: z.string(),
  idOrder: z.number().int().nullable(),
  /** As it was written for its last try; null before the first. */
  subject: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  tries: z.number().int(),
  /** Why the last try failed. */
  error: z.string().nullable(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

const mailList = defineList({
  filters: {
    kind: { value: 'text', operators: ['equal', 'different'] },
    recipient: { value: 'text', operators: ['equal', 'like'] },
    idOrder: { value: 'number', operators: ['equal'] },
    isSent: { value: 'boolean', operators: ['equal'] },
    /** It was tried, and has not left. */
    hasFailed: { value: 'boolean', operators: ['equal'] },
  },
  orderBy: ['createdAt', 'id'],
  defaultOrder: '-createdAt',
  defaultNbItem: 10,
})

export const getMails = defineCall({
  name: 'getMails',
  ...routes.getMails,
  about: 'The mails that the estate has sent or is about to send, newest first.',
  who: 'admin',
  area: 'mails',
  list: mailList,
  output: listOutput('mail', OutboxMail),
  refusals: [],
})

export const getMail = defineCall({
  name: 'getMail',
  ...routes.getMail,
  about: 'One mail of the outbox as it reads today, as HTML and plain text; null when what it tells of is gone.',
  who: 'admin',
  area: 'mails',
  params: z.object({ id: IdParam }),
  output: z.object({
    mail: OutboxMail,
    content: z
      .object({ subject: z.string(), html: z.string(), text: z.string(), attachments: z.array(z.string()) })
      .nullable(),
  }),
  refusals: ['mail-not-found'],
})

export const resendMail = defineCall({
  name: 'resendMail',
  ...routes.resendMail,
  about: 'Sends a mail once more, as it reads today and to the same address; one that still waits is tried at once.',
  who: 'admin',
  area: 'mails',
  params: z.object({ id: IdParam }),
  output: z.object({ mail: OutboxMail }),
  refusals: ['mail-not-found'],
  limit: { per: 'account', max: 200, seconds: 3600 },
})
