import type { generateDeclinationFile } from '#contract/technical-files.ts'
import type { Handler } from '../machinery/handler.ts'
import { drawSheet, findSheet } from './make-sheet.ts'

export const handleGenerateDeclinationFile: Handler<typeof generateDeclinationFile> = async (
  { params, query },
  given,
) => {
  const parts = { ...given, locale: query.lang ?? given.locale }
  const found = await findSheet({ productId: params.id, declinationId: params.idDeclination }, parts)
  if ('refusal' in found) return found
  return { afterwards: () => drawSheet(found, parts) }
}
