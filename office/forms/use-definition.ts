import { useEffect, useEffectEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FormDefinition } from '#contract/forms/definition.ts'
import { freshForm } from '#rules/forms/edit-form.ts'

/** The form as it is being written, and how its questions are put elsewhere; a new one begins with a name and an address. */
export function useDefinition() {
  const { setValue } = useFormContext()
  const definition: FormDefinition | undefined = useWatch({ name: 'definition' })
  const change = (next: FormDefinition) => setValue('definition', next, { shouldDirty: true })
  const isMissing = !definition?.pages
  const begin = useEffectEvent(() => {
    if (isMissing) setValue('definition', freshForm())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun when it is not there.
  useEffect(() => begin(), [isMissing])
  return { definition: isMissing ? null : definition, change }
}
