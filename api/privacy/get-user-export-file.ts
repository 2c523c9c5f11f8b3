import type { Handler } from '#api/calls/handler.ts'
import type { getUserExportFile } from '#contract/privacy/privacy.ts'
import { exportFile } from './make-export.ts'
import { ownExport } from './own-export.ts'

export const handleGetUserExportFile: Handler<typeof getUserExportFile> = async (_, parts) => ({
  value: exportFile(await ownExport(parts), parts.locale),
})
