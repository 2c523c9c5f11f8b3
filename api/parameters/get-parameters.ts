import type { getParameters } from '#contract/parameters.ts'
import { listParameters } from '#db/queries/parameters.ts'
import type { Handler } from '../machinery/handler.ts'
import { parameterOnWire } from './parameter-on-wire.ts'

export const handleGetParameters: Handler<typeof getParameters> = async ({ list }, { db, locale }) => {
  const { rows, total } = await listParameters(db, list)
  return { value: { parameters: rows.map((row) => parameterOnWire(row, locale)), total } }
}
