import type { validateCustomizationFile } from '#contract/customizations.ts'
import { takesFile } from '#db/queries/customizations.ts'
import type { Handler } from '../machinery/handler.ts'
import { keepFile } from './keep-file.ts'

export const handleValidateCustomizationFile: Handler<typeof validateCustomizationFile> = async (
  { params, files: [file] },
  parts,
) => {
  if (!(await takesFile(parts.db, params.id))) return { refusal: 'customization-not-found' }
  if (!file) return { problems: { image: { problem: 'file-not-sent' } } }
  return keepFile(parts, params.id, file)
}
