import type { getAddressTypes } from '#contract/addresses.ts'
import { ADDRESS_TYPES } from '#words/address-types.ts'
import type { Handler } from '../machinery/handler.ts'

export const handleGetAddressTypes: Handler<typeof getAddressTypes> = async (_, { locale }) => {
  const types = ADDRESS_TYPES.map(({ id, value, label }) => ({ id, value, label: label[locale] }))
  return { value: { types, total: types.length } }
}
