import type { Handler } from '#api/calls/handler.ts'
import type { getUserExport } from '#contract/privacy/privacy.ts'
import { ownExport } from './own-export.ts'

export const handleGetUserExport: Handler<typeof getUserExport> = async (_, parts) => ({
  value: await ownExport(parts),
})
