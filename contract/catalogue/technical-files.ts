import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { FileAnswer, IdParam, OneLine } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

/** How an estate’s technical sheets are laid out. */
export const TECHNICAL_FILE_MODELS = ['CLASSIC', 'MODERN'] as const
export type TechnicalFileModel = (typeof TECHNICAL_FILE_MODELS)[number]

/** A link cannot send headers, so it may name its language in the address. */
const Language = z.object({ userLang: OneLine(20).optional() })

export const generateTechnicalFile = defineCall({
  name: 'generateTechnicalFile',
  ...routes.generateTechnicalFile,
  about: 'The technical sheet of a wine, of its current vintage, as a PDF in the caller’s language.',
  who: 'visitor',
  differsBy: 'file',
  params: z.object({ id: IdParam }),
  query: Language,
  output: FileAnswer,
  answersFile: true,
  refusals: ['product-not-found', 'overloaded'],
  limit: { per: 'address', max: 120, seconds: 3_600 },
})

export const generateDeclinationFile = defineCall({
  name: 'generateDeclinationFile',
  ...routes.generateDeclinationFile,
  about: 'The technical sheet of one declination of a wine, of its vintage, as a PDF in the caller’s language.',
  who: 'visitor',
  differsBy: 'file',
  params: z.object({ id: IdParam, idDeclination: IdParam }),
  query: Language,
  output: FileAnswer,
  answersFile: true,
  refusals: ['product-not-found', 'declination-not-found', 'overloaded'],
  limit: { per: 'address', max: 120, seconds: 3_600 },
})
