import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Moment } from '#contract/basics/shapes.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { FormDefinition } from './definition.ts'
import { FormFileId, KeptAnswer } from './forms.ts'

const Count = z.number().int()

const FormFields = z.object({
  isPublished: z.boolean().default(false),
  /** From when it is asked; not said, from when it is published. */
  publishedAt: Moment.nullable().default(null),
  definition: FormDefinition,
})
export type FormFields = z.infer<typeof FormFields>

const search = { value: 'text', operators: ['equal'] } as const
const yes = { value: 'boolean', operators: ['equal'] } as const
const day = { value: 'day', operators: ['equal'] } as const
const number = { value: 'number', operators: ['equal'] } as const

export const forms = defineResource({
  one: 'form',
  many: 'forms',
  path: '/admin/form',
  area: 'content',
  about: 'the forms by which the estate asks its visitors something',
  fields: FormFields,
  facts: z.object({ answers: Count }),
  row: z.object({
    title: z.string().nullable(),
    questions: Count,
    answers: Count,
    lastAnswerAt: z.string().nullable(),
    isPublished: z.boolean(),
    publishedAt: z.string().nullable(),
  }),
  list: defineList({
    filters: { search, isPublished: yes, id: number },
    orderBy: ['title', 'answers', 'lastAnswerAt', 'id'],
    defaultOrder: 'title',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  alike: z.object({ isPublished: z.boolean() }),
})

const answered = {
  isRead: z.boolean(),
  createdAt: z.string(),
  form: z.string().nullable(),
  idForm: Count,
  email: z.string().nullable(),
  /** How the first answers begin. */
  summary: z.string(),
  files: Count,
}

/** What visitors have sent: only looked at. */
export const formAnswers = defineResource({
  one: 'formAnswer',
  many: 'formAnswers',
  path: '/admin/form-answer',
  area: 'guests',
  about: 'what visitors have answered to forms',
  fields: z.object({}),
  facts: z.object({
    isRead: z.boolean(),
    createdAt: z.string(),
    idForm: Count,
    email: z.string().nullable(),
    locale: z.string(),
    answers: z.array(KeptAnswer),
    sentFiles: z.array(z.object({ id: FormFileId, filename: z.string() })),
  }),
  row: z.object(answered),
  list: defineList({
    filters: { search, isRead: yes, idForm: number, from: day, until: day },
    orderBy: ['createdAt', 'email', 'id'],
    defaultOrder: '-createdAt',
    defaultNbItem: 25,
  }),
  can: [],
})
