import type { generateTechnicalFile } from '#contract/technical-files.ts'
import type { Handler } from '../machinery/handler.ts'
import { drawSheet, findSheet } from './make-sheet.ts'

export const handleGenerateTechnicalFile: Handler<typeof generateTechnicalFile> = async ({ params, query }, given) => {
  const parts = { ...given, locale: query.lang ?? given.locale }
  const found = await findSheet({ productId: params.id, declinationId: null }, parts)
  if ('refusal' in found) return { refusal: 'product-not-found' }
  return { afterwards: () => drawSheet(found, parts) }
}
