import type { Handler } from '#api/calls/handler.ts'
import type { setParameter } from '#contract/sites/parameters.ts'
import { lockParameter, saveParameterValue } from '#db/queries/sites/parameters.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { isParameterType, parameterProblem } from '#rules/sites/parameters.ts'
import { parameterToWire } from './parameter-to-wire.ts'

export const handleSetParameter: Handler<typeof setParameter> = async ({ params, body }, { db, locale }) => {
  const parameter = await lockParameter(db, params.id)
  if (!parameter || !isParameterType(parameter.type)) return { refusal: 'parameter-not-found' }
  const wrong = parameterProblem(parameter.type, body.value)
  if (wrong) return { problems: { value: wrong } }

  const value = body.value ?? PARAMETERS[parameter.type].default
  await saveParameterValue(db, { id: parameter.id, value })
  return { value: parameterToWire({ ...parameter, value }, locale) }
}
