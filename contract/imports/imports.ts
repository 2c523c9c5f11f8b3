import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { FileAnswer, Id, IdParam } from '#contract/basics/shapes.ts'
import { KINDS } from '#contract/catalogue/closed-sets.ts'
import { IMPORT_FIELDS, IMPORT_KINDS, IMPORT_SOURCES, IMPORT_STATES, NOTE_KINDS } from './closed-sets.ts'
import { ImportCounts } from './import-resource.ts'
import * as routes from './routes.ts'

/** More than an estate has of anything, and little enough to be read at once. */
const MOST_BYTES = 15_000_000
export const MOST_LINES = 20_000
export const MOST_COLUMNS = 300

const params = z.object({ id: IdParam })
const FieldName = z.enum([...new Set(Object.values(IMPORT_FIELDS).flat())])
const Count = z.number().int()

/** What holds where the file says nothing. */
const Defaults = z.object({
  kind: z.enum(KINDS),
  vatRate: z.literal([20, 10, 5.5, 2.1, 0]),
  /** Products are shown at once, unless the file says otherwise. */
  isShown: z.boolean(),
})
export type ImportDefaults = z.infer<typeof Defaults>

/** For each column of the file, what it is taken for. */
const Mapping = z.array(FieldName.nullable()).max(MOST_COLUMNS)
export type ImportMapping = z.infer<typeof Mapping>

const Note = z.object({
  /** Of the file, as a spreadsheet numbers it. */
  line: Count,
  column: z.string().nullable(),
  kind: z.enum(NOTE_KINDS),
  reason: z.string(),
  /** What stands there. */
  value: z.string(),
})
export type ImportNote = z.infer<typeof Note>

const Import = z.object({
  id: Id,
  filename: z.string(),
  kind: z.enum(IMPORT_KINDS),
  source: z.enum(IMPORT_SOURCES),
  state: z.enum(IMPORT_STATES),
  ...ImportCounts,
  /** What an undo could not give back. */
  kept: Count,
  /** What could be undone. */
  left: Count,
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()), field: FieldName.nullable() })),
  defaults: Defaults,
  /** Its lines are still known: it can be gone on with, or undone. */
  isKnown: z.boolean(),
  createdAt: z.string(),
  changedAt: z.string(),
  /** The first of them; the report has all. */
  notes: z.array(Note),
})
export type Import = z.infer<typeof Import>

const output = z.object({ import: Import })
const common = { who: 'admin', area: 'imports', params, output } as const

export const addImport = defineCall({
  name: 'addImport',
  ...routes.addImport,
  about:
    'Takes a table (CSV: UTF-8, UTF-16 or Windows-1252; semicolons, commas or tabs; 15 MB, 20,000 lines) and says what it seems to be, column by column. Nothing of it is imported yet.',
  who: 'admin',
  area: 'imports',
  body: z.object({}),
  files: { max: 1, maxBytes: MOST_BYTES },
  output,
  refusals: ['file-not-a-table'],
  limit: { per: 'account', max: 60, seconds: 3600 },
})

export const getImport = defineCall({
  name: 'getImport',
  ...routes.getImport,
  about:
    'One import: its columns with what they are taken for, how far it has come, and what is wrong with which line.',
  ...common,
  refusals: ['thing-not-found'],
})

export const checkImport = defineCall({
  name: 'checkImport',
  ...routes.checkImport,
  about: 'Says what the columns are, and tries the import in the background: nothing of it stays but the report.',
  ...common,
  body: z.object({ kind: z.enum(IMPORT_KINDS), mapping: Mapping, defaults: Defaults }),
  refusals: ['thing-not-found', 'import-not-ready', 'import-under-way'],
})

export const runImport = defineCall({
  name: 'runImport',
  ...routes.runImport,
  about: 'Imports in the background what was tried, or goes on with what was stopped.',
  ...common,
  refusals: ['thing-not-found', 'import-not-ready', 'import-under-way'],
})

export const stopImport = defineCall({
  name: 'stopImport',
  ...routes.stopImport,
  about: 'Stops an import that is being tried or run. What it has brought so far stays.',
  ...common,
  refusals: ['thing-not-found', 'import-not-ready', 'import-under-way'],
})

export const undoImport = defineCall({
  name: 'undoImport',
  ...routes.undoImport,
  about:
    'Takes back, in the background, all that an import has brought. What was sold, used or changed since stays and is told.',
  ...common,
  refusals: ['thing-not-found', 'import-not-ready', 'import-under-way'],
})

export const removeImport = defineCall({
  name: 'removeImport',
  ...routes.removeImport,
  about: 'Forgets a file that was never imported, or whose import was undone.',
  who: 'admin',
  area: 'imports',
  params,
  output: z.object({ id: Id }),
  refusals: ['thing-not-found', 'import-not-ready'],
})

export const getImportReport = defineCall({
  name: 'getImportReport',
  ...routes.getImportReport,
  about: 'All that is told of the lines of an import, as a CSV file.',
  who: 'admin',
  area: 'imports',
  params,
  output: FileAnswer,
  answersFile: true,
  refusals: ['thing-not-found'],
  logs: 'export',
})

const PastOrder = z.object({
  id: Id,
  reference: z.string(),
  orderedAt: z.string(),
  status: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  idUser: Id.nullable(),
  total: z.number(),
  shipping: z.number().nullable(),
  currency: z.string(),
  lines: z.array(z.object({ name: z.string(), reference: z.string(), quantity: Count, total: z.number().nullable() })),
})
export type PastOrder = z.infer<typeof PastOrder>

export const getPastOrder = defineCall({
  name: 'getPastOrder',
  ...routes.getPastOrder,
  about: 'An order of a former shop with its lines.',
  who: 'admin',
  area: 'orders',
  params,
  output: z.object({ pastOrder: PastOrder }),
  refusals: ['thing-not-found'],
})
