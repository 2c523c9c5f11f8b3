import { useCallback, useEffect, useState } from 'react'
import { getParameters } from '#contract/sites/routes.ts'
import { ask } from '#office/shell/ask.ts'
import type { ParameterType } from './parameter-groups.ts'

type Values = Partial<Record<ParameterType, string | null>>

/** The parameters of the site as they are. */
export function useParameters() {
  const [values, setValues] = useState<Values | null>(null)
  const reload = useCallback(async () => {
    const answer = await ask(getParameters, {}).catch(() => null)
    if (!answer?.success) return
    setValues(Object.fromEntries(answer.data.parameters.map(({ type, value }) => [type, value])))
  }, [])
  useEffect(() => void reload(), [reload])
  return { values: values ?? {}, isPending: values === null, reload }
}
