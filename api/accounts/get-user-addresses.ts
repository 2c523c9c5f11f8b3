import type { Handler } from '#api/calls/handler.ts'
import type { getUserAddresses } from '#contract/accounts/addresses.ts'
import { listAddresses } from '#db/queries/accounts/addresses.ts'
import { addressToWire } from './address-to-wire.ts'

export const handleGetUserAddresses: Handler<typeof getUserAddresses> = async (_, { db, principal }) => ({
  value: { addresses: (await listAddresses(db, principal?.id ?? 0)).map(addressToWire) },
})
