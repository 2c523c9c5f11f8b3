import type { Handler } from '#api/calls/handler.ts'
import type { generateDeclinationFile } from '#contract/catalogue/technical-files.ts'
import { drawSheet, findSheet } from './make-sheet.ts'

export const handleGenerateDeclinationFile: Handler<typeof generateDeclinationFile> = async (
  { params, query },
  parts,
) => {
  const found = await findSheet(
    { productId: params.id, declinationId: params.idDeclination, userLang: query.userLang },
    parts,
  )
  if ('refusal' in found) return found
  return { afterwards: () => drawSheet(found, parts) }
}
