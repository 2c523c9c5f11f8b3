import { useEffect, useEffectEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FormDefinition } from '#contract/forms/definition.ts'
import { freshForm } from '#rules/forms/edit-form.ts'

/** The form as it is being written, and how its questions are put elsewhere; a new one begins with a name and an address. */
export function useDefinition() {
  const { setValue, getValues } = useFormContext()
  const definition: FormDefinition | undefined = useWatch({ name: 'definition' })
  const change = (next: FormDefinition) => setValue('definition', next, { shouldDirty: true })
  const isMissing = !definition?.pages
  const begin = useEffectEvent(() => {
    const typed = getValues('definition') as Partial<FormDefinition> | undefined
    if (!typed?.pages) setValue('definition', { ...freshForm(), ...typed })
  })
  // Each time: the form empties itself once more after it has come.
  useEffect(() => {
    if (isMissing) begin()
  })
  return { definition: isMissing ? null : definition, change }
}
