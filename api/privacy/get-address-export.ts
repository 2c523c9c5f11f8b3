import type { Handler } from '#api/calls/handler.ts'
import type { getAddressExport } from '#contract/privacy/privacy.ts'
import { addressExport } from './address-export.ts'

export const handleGetAddressExport: Handler<typeof getAddressExport> = async ({ params }, parts) => {
  const made = await addressExport(parts, params.token)
  return made ? { value: made } : { refusal: 'privacy-link-over' }
}
