import type { Handler } from '#api/calls/handler.ts'
import type { getAddressTypes } from '#contract/sites/company-addresses.ts'
import { ADDRESS_TYPES } from '#words/sites/address-types.ts'

export const handleGetAddressTypes: Handler<typeof getAddressTypes> = async (_, { locale }) => {
  const types = ADDRESS_TYPES.map(({ id, value, label }) => ({ id, value, label: label[locale] }))
  return { value: { types, total: types.length } }
}
