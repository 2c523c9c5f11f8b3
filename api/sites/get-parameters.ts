import type { Handler } from '#api/calls/handler.ts'
import type { getParameters } from '#contract/sites/parameters.ts'
import { listParameters } from '#db/queries/sites/parameters.ts'
import { parameterToWire } from './parameter-to-wire.ts'

export const handleGetParameters: Handler<typeof getParameters> = async ({ list }, { db, locale }) => {
  const { rows, total } = await listParameters(db, list)
  return { value: { parameters: rows.map((row) => parameterToWire(row, locale)), total } }
}
