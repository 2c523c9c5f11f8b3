import type { Handler } from '#api/calls/handler.ts'
import type { getAddressExportFile } from '#contract/privacy/privacy.ts'
import { addressExport } from './address-export.ts'
import { exportFile } from './make-export.ts'

export const handleGetAddressExportFile: Handler<typeof getAddressExportFile> = async ({ params }, parts) => {
  const made = await addressExport(parts, params.token)
  return made ? { value: exportFile(made, parts.locale) } : { refusal: 'privacy-link-over' }
}
