import type { Handler } from '#api/calls/handler.ts'
import type { generateTechnicalFile } from '#contract/catalogue/technical-files.ts'
import { drawSheet, findSheet } from './make-sheet.ts'

export const handleGenerateTechnicalFile: Handler<typeof generateTechnicalFile> = async ({ params, query }, parts) => {
  const found = await findSheet({ productId: params.id, declinationId: null, userLang: query.userLang }, parts)
  if ('refusal' in found) return { refusal: 'product-not-found' }
  return { afterwards: () => drawSheet(found, parts) }
}
