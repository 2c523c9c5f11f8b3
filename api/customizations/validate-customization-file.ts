import type { Handler } from '#api/calls/handler.ts'
import type { validateCustomizationFile } from '#contract/customizations/customizations.ts'
import { takesFile } from '#db/queries/customizations/customizations.ts'
import { noteFile, storeFile } from './keep-file.ts'

export const handleValidateCustomizationFile: Handler<typeof validateCustomizationFile> = async (
  { params, files: [file] },
  parts,
) => {
  if (!(await takesFile(parts.db, params.id))) return { refusal: 'customization-not-found' }
  if (!file) return { problems: { image: { problem: 'file-not-sent' } } }
  const taken = await noteFile(parts, { questionId: params.id, file })
  if (!taken.noted) return { refusal: taken.refusal }
  await storeFile(parts, taken.noted)
  return { value: taken.shown }
}
