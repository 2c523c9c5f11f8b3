import { useState } from 'react'
import { useNotify } from 'react-admin'
import { setParameter } from '#contract/sites/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import type { TypedParameters } from './left-typed.ts'
import type { ParameterType } from './parameter-groups.ts'

export type ParameterProblems = Partial<Record<ParameterType, string>>

interface Saved {
  sent: TypedParameters
  problems: ParameterProblems
  /** What somebody else has changed since it was seen. */
  overtaken: readonly ParameterType[]
}

/** One after another; what is refused is told at its field and stays typed. */
export function useSaveParameters(onDone: (saved: Saved) => Promise<void>) {
  const words = useScreenWords().parameters
  const { faults } = useWords()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const save = async (sent: TypedParameters, seen: TypedParameters) => {
    const types = Object.keys(sent) as ParameterType[]
    if (isBusy || types.length === 0) return
    setBusy(true)
    const problems: ParameterProblems = {}
    const overtaken: ParameterType[] = []
    for (const type of types) {
      const body = { value: sent[type] ?? null, seen: seen[type] ?? null }
      const answer = await ask(setParameter, { params: { id: String(PARAMETERS[type].id) }, body }).catch(() => null)
      if (answer?.success) continue
      if (answer?.code === 'changed-meanwhile') overtaken.push(type)
      else problems[type] = answer?.errors?.value ?? answer?.message ?? faults.offline
    }
    await onDone({ sent, problems, overtaken })
    setBusy(false)
    const [first] = Object.values(problems)
    if (first !== undefined) notify(first, { type: 'error' })
    else if (overtaken.length === 0) notify(words.saved, { type: 'success' })
  }
  return { save, isBusy }
}
