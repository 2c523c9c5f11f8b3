import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { FileAnswer, IdParam, listOutput, StreamedFile } from '#contract/basics/shapes.ts'
import { FIELD_KINDS, MOST_FILE_BYTES, MOST_FILES } from './closed-sets.ts'
import { FormDefinition } from './definition.ts'
import * as routes from './routes.ts'
import { MACHINE_MARKS } from './tickets.ts'

const FormField = z.object({
  key: z.string(),
  kind: z.enum(FIELD_KINDS),
  label: z.string(),
  help: z.string(),
  isRequired: z.boolean(),
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  choices: z.array(z.object({ key: z.string(), label: z.string() })),
  /** Asked only where an earlier field has one of these answers. */
  showIf: z.object({ field: z.string(), values: z.array(z.string()) }).nullable(),
})
export type FormField = z.infer<typeof FormField>

/** A form in the caller's language. */
export const EstateForm = z.object({
  id: z.number().int(),
  title: z.string(),
  intro: z.string(),
  thanks: z.string(),
  pages: z.array(z.object({ title: z.string(), fields: z.array(FormField) })),
})
export type EstateForm = z.infer<typeof EstateForm>

/** By the key of its field: a text, a tick, or the keys of what was chosen. */
const Answer = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(100),
  z.null(),
])
export const FormAnswers = z
  .record(z.string().max(40), Answer)
  .refine((answers) => Object.keys(answers).length <= 400, { params: { problem: 'invalid' } })
export type FormAnswers = z.infer<typeof FormAnswers>

export const FormFileId = z.string().regex(/^[0-9a-f]{32}$/)
const params = z.object({ id: IdParam })

export const getForm = defineCall({
  name: 'getForm',
  ...routes.getForm,
  about: 'A form of the estate: its pages, their fields, and which of them are asked when.',
  who: 'visitor',
  differsBy: 'time',
  params,
  output: z.object({ form: EstateForm }),
  refusals: ['form-not-found'],
})

export const validateFormAnswer = defineCall({
  name: 'validateFormAnswer',
  ...routes.validateFormAnswer,
  about:
    'Whether answers can be sent, of one page or of all; what is wrong is named field by field. Nothing is kept. Files are looked at when they are sent.',
  who: 'visitor',
  params,
  body: z.object({ answers: FormAnswers, page: z.number().int().min(1).max(10).nullish() }),
  /** The page that is asked next, null after the last one. */
  output: z.object({ next: z.number().int().nullable() }),
  refusals: ['form-not-found'],
  limit: { per: 'address', max: 120, seconds: 60 },
})

export const submitForm = defineCall({
  name: 'submitForm',
  ...routes.submitForm,
  about:
    'Sends answers to the estate, with PDFs or pictures (JPEG, PNG, WebP, AVIF; 8 MB each, five at most). What was not asked is not kept.',
  who: 'visitor',
  params,
  body: z.object({
    answers: FormAnswers,
    /** Made anew for each form that is shown: the same one sent twice arrives once. */
    sending: FormFileId.nullish(),
    ...MACHINE_MARKS,
  }),
  files: { max: MOST_FILES, maxBytes: MOST_FILE_BYTES },
  returnsToPage: ({ id }) => `/forms/${id}?sent=1`,
  output: z.object({ thanks: z.string() }),
  refusals: ['form-not-found', 'sent-too-fast', 'form-ticket-over', 'overloaded', 'too-many-requests'],
  limit: { per: 'address', max: 10, seconds: 60 },
})

export const downloadFormFile = defineCall({
  name: 'downloadFormFile',
  ...routes.downloadFormFile,
  about: 'A file that came with a form: for the customer who sent it, and for the estate.',
  who: 'customer',
  params: z.object({ id: FormFileId }),
  output: FileAnswer,
  answersFile: true,
  refusals: ['form-file-not-found'],
})

/** What somebody has answered, as it was asked and in the order it was asked in. */
export const KeptAnswer = z.object({
  key: z.string(),
  label: z.string(),
  values: z.array(z.string()),
  /** The answer as people read it. */
  shown: z.string(),
})
export type KeptAnswer = z.infer<typeof KeptAnswer>

const FormSubmission = z.object({
  id: z.number().int(),
  createdAt: z.string(),
  email: z.string().nullable(),
  locale: z.string(),
  answers: z.array(KeptAnswer),
  files: z.array(z.object({ id: FormFileId, filename: z.string(), mimeType: z.string(), bytes: z.number().int() })),
})

const submissionList = defineList({
  filters: { email: { value: 'text', operators: ['equal', 'like'] } },
  orderBy: ['createdAt', 'id'],
  defaultOrder: '-createdAt',
  defaultNbItem: 20,
})

export const getFormSubmissions = defineCall({
  name: 'getFormSubmissions',
  ...routes.getFormSubmissions,
  about: 'What was sent with a form, newest first.',
  who: 'admin',
  area: 'guests',
  params,
  list: submissionList,
  output: listOutput('formSubmission', FormSubmission),
  refusals: ['form-not-found'],
})

export const markFormAnswer = defineCall({
  name: 'markFormAnswer',
  ...routes.markFormAnswer,
  about: 'Notes that somebody has read an answer, or that it is to be read again.',
  who: 'admin',
  area: 'guests',
  params: z.object({ id: IdParam }),
  body: z.object({ isRead: z.boolean() }),
  output: z.object({ id: z.number().int() }),
  refusals: ['thing-not-found'],
})

export const exportFormAnswers = defineCall({
  name: 'exportFormAnswers',
  ...routes.exportFormAnswers,
  about: 'All answers to a form as a CSV file, a column for each question that was asked.',
  who: 'admin',
  area: 'guests',
  params: z.object({ id: IdParam }),
  output: StreamedFile,
  answersFile: true,
  refusals: ['form-not-found'],
  logs: 'export',
})

export const previewForm = defineCall({
  name: 'previewForm',
  ...routes.previewForm,
  about: 'A form as it would ask visitors in the caller’s language, saved or not. Nothing is kept.',
  who: 'admin',
  area: 'content',
  body: z.object({ definition: FormDefinition }),
  output: z.object({ form: EstateForm }),
  refusals: [],
})
