import type { Handler } from '#api/calls/handler.ts'
import { oneLine } from '#contract/basics/typed-text.ts'
import type { setParameter } from '#contract/sites/parameters.ts'
import { lockParameter, saveParameterValue } from '#db/queries/sites/parameters.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { isParameterType, type ParameterType, parameterProblem } from '#rules/sites/parameters.ts'
import { parameterToWire } from './parameter-to-wire.ts'

export const handleSetParameter: Handler<typeof setParameter> = async ({ params, body }, { db, locale }) => {
  const parameter = await lockParameter(db, params.id)
  if (!parameter || !isParameterType(parameter.type)) return { refusal: 'parameter-not-found' }
  const given = writtenValue(parameter.type, body.value)
  const wrong = parameterProblem(parameter.type, given)
  if (wrong) return { problems: { value: wrong } }
  const value = given ?? PARAMETERS[parameter.type].default
  // Who asks twice for the same has overwritten nobody.
  const isOvertaken = body.seen !== undefined && parameter.value !== body.seen && parameter.value !== value
  if (isOvertaken) return { refusal: 'changed-meanwhile' }

  await saveParameterValue(db, { id: parameter.id, value })
  const told = (said: string | null) => ({ type: parameter.type, value: said })
  return {
    value: parameterToWire({ ...parameter, value }, locale),
    changes: [{ thing: 'parameters', id: parameter.id, before: told(parameter.value), after: told(value) }],
  }
}

/** A name of a sender with a line break in it would go into the head of a mail. */
function writtenValue(type: ParameterType, value: string | null): string | null {
  return value === null || PARAMETERS[type].kind === 'TEXT' ? value : oneLine(value)
}
