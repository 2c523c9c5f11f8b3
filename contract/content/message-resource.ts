import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { MESSAGE_TOPICS } from './closed-sets.ts'

const told = {
  createdAt: z.string(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(MESSAGE_TOPICS).nullable(),
  subject: z.string().nullable(),
  /** The order that it is about. */
  idOrder: z.number().int().nullable(),
  isAnswered: z.boolean(),
  /** Somebody of the estate has opened it. */
  isRead: z.boolean(),
  /** It looks like a machine’s, and was mailed to nobody. */
  isSuspect: z.boolean(),
}

export const messages = defineResource({
  one: 'message',
  many: 'messages',
  path: '/admin/message',
  area: 'customers',
  about: 'what visitors and customers have written to the estate',
  fields: z.object({}),
  facts: z.object({
    ...told,
    phone: z.string().nullable(),
    locale: z.string(),
    message: z.string(),
    /** What the estate has answered, the first first. */
    answers: z.array(
      z.object({ id: z.number().int(), text: z.string(), who: z.string().nullable(), createdAt: z.string() }),
    ),
    files: z.array(z.object({ id: z.string(), filename: z.string() })),
  }),
  row: z.object(told),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      /** One of `MESSAGE_BOXES`. */
      box: { value: 'text', operators: ['equal'] },
      topic: { value: 'text', operators: ['equal'] },
      idOrder: { value: 'number', operators: ['equal'] },
      isAnswered: { value: 'boolean', operators: ['equal'] },
      isSuspect: { value: 'boolean', operators: ['equal'] },
      from: { value: 'day', operators: ['equal'] },
      until: { value: 'day', operators: ['equal'] },
    },
    orderBy: ['createdAt', 'name', 'isAnswered'],
    defaultOrder: '-createdAt',
    defaultNbItem: 25,
  }),
  can: [],
})
