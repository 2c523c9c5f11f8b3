import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam, StreamedFile } from '#contract/basics/shapes.ts'
import { EXPORT_STATES } from './closed-sets.ts'
import * as routes from './routes.ts'

const Count = z.number().int()

const EstateExport = z.object({
  id: Count,
  state: z.enum(EXPORT_STATES),
  askedAt: z.string(),
  /** Whoever asked for it, by name or else by address; null once they are gone. */
  askedBy: z.string().nullable(),
  /** How far it is, in hundredths. */
  percent: Count,
  rows: Count,
  files: Count,
  /** Files that rows name and that are not there. */
  missingFiles: Count,
  bytes: Count,
  /** Until when it can be fetched. */
  expiresAt: z.string().nullable(),
})
export type EstateExport = z.infer<typeof EstateExport>

export const getEstateExports = defineCall({
  name: 'getEstateExports',
  ...routes.getEstateExports,
  about: 'The exports of everything that the estate has, newest first.',
  who: 'admin',
  area: 'settings',
  output: z.object({ exports: z.array(EstateExport) }),
  refusals: [],
})

export const askEstateExport = defineCall({
  name: 'askEstateExport',
  ...routes.askEstateExport,
  about:
    'Has everything that the estate has written into one file: its rows of one moment and its files, without passwords, sessions and keys. It is made in the background and kept for some days; one at a time.',
  who: 'admin',
  area: 'settings',
  limit: { per: 'account', max: 10, seconds: 3600 },
  output: z.object({ export: EstateExport }),
  refusals: ['export-under-way'],
})

export const downloadEstateExport = defineCall({
  name: 'downloadEstateExport',
  ...routes.downloadEstateExport,
  about: 'The file of an export that is ready, piece by piece.',
  who: 'admin',
  area: 'settings',
  params: z.object({ id: IdParam }),
  output: StreamedFile,
  answersFile: true,
  logs: 'export',
  refusals: ['thing-not-found'],
})
