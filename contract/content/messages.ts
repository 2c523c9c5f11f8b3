import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam, OneLine, Text } from '#contract/basics/shapes.ts'
import { MOST_FILE_BYTES } from '#contract/forms/closed-sets.ts'
import { MACHINE_MARKS } from '#contract/forms/tickets.ts'
import { MESSAGE_TOPICS, MOST_MESSAGE_FILES } from './closed-sets.ts'
import * as routes from './routes.ts'

export const sendMessage = defineCall({
  name: 'sendMessage',
  ...routes.sendMessage,
  about:
    'A visitor’s message to the estate. With a ticket it is looked at when the form was opened; a filled `website`, which no person sees, is taken for a machine’s. Up to three PDFs or pictures (JPEG, PNG, WebP, AVIF; 8 MB each) may come along.',
  who: 'visitor',
  body: z.object({
    firstname: OneLine(100).min(1),
    lastname: OneLine(100).min(1),
    email: z.email().max(254),
    phone: OneLine(30).nullish(),
    topic: z.enum(MESSAGE_TOPICS).nullish(),
    subject: OneLine(200).nullish(),
    message: Text(5000).min(1),
    /** Whether the sender wants their own words by mail. */
    copy: z.boolean().optional(),
    ...MACHINE_MARKS,
  }),
  files: { max: MOST_MESSAGE_FILES, maxBytes: MOST_FILE_BYTES },
  output: z.object({ id: z.number().int() }),
  refusals: ['sent-too-fast', 'form-ticket-over', 'overloaded', 'too-many-requests'],
  limit: { per: 'address', max: 10, seconds: 60 },
})

export const markMessageAnswered = defineCall({
  name: 'markMessageAnswered',
  ...routes.markMessageAnswered,
  about: 'Notes that the estate has answered a message, or that it has not.',
  who: 'admin',
  area: 'customers',
  params: z.object({ id: IdParam }),
  body: z.object({ isAnswered: z.boolean() }),
  output: z.object({ id: z.number().int(), isAnswered: z.boolean() }),
  refusals: ['thing-not-found'],
})

const One = z.object({ id: IdParam })
const Count = z.number().int()

export const answerMessage = defineCall({
  name: 'answerMessage',
  ...routes.answerMessage,
  about:
    'Answers a message by mail, in the language of whoever wrote it and with their words below. Refused when somebody has answered since: `answers` is how many there were.',
  who: 'admin',
  area: 'customers',
  params: One,
  body: z.object({ text: Text(10_000).min(1), answers: z.number().int().nonnegative() }),
  output: z.object({ id: z.number().int(), answers: Count }),
  refusals: ['thing-not-found', 'changed-meanwhile'],
})

export const markMessage = defineCall({
  name: 'markMessage',
  ...routes.markMessage,
  about: 'Notes that a message was read, or that it is a machine’s after all, or a person’s; what is not given stays.',
  who: 'admin',
  area: 'customers',
  params: One,
  body: z.object({ isRead: z.boolean().optional(), isSuspect: z.boolean().optional() }),
  output: z.object({ id: z.number().int() }),
  refusals: ['thing-not-found'],
})

export const getMessageCounts = defineCall({
  name: 'getMessageCounts',
  ...routes.getMessageCounts,
  about:
    'How many messages lie in each box: not yet read, not yet answered, all, and those that look like a machine’s.',
  who: 'admin',
  area: 'customers',
  output: z.object({ UNREAD: Count, OPEN: Count, ALL: Count, SUSPECT: Count }),
  refusals: [],
})
