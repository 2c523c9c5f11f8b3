import { isDeepStrictEqual } from 'node:util'
import type { CallDefinition } from '#contract/basics/define-call.ts'

/**
 * What is told of what a handler answers. Off-contract fields are dropped and wrong shapes are faults: nothing leaves that
 * the contract does not name. The answer of an `isExact` call has to be its shape as it is; where such answers are trusted
 * it is not looked at again, which took longer than making it.
 */
export function answerCheck(
  { isExact, output, name }: Pick<CallDefinition, 'isExact' | 'output' | 'name'>,
  { trustsExact }: { trustsExact?: true },
): (value: unknown) => unknown {
  if (!isExact) return (value) => output.parse(value)
  if (trustsExact) return asItIs
  return (value) => {
    const told = output.parse(value)
    if (!isDeepStrictEqual(told, value)) throw new Error(`${name} answers more than its contract names`)
    return told
  }
}

export const asItIs = (value: unknown): unknown => value
