import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useWords } from '#office/shell/locale.ts'

/** Tells whoever has sent a form that something in it is wrong; what the server refuses is told in its own words. */
export function WrongNotice() {
  const { wrong } = useWords().form
  const notify = useNotify()
  const { submitCount, isSubmitting, errors } = useFormState()
  const isWrong = submitCount > 0 && !isSubmitting && Object.keys(errors).length > 0 && !errors.root
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is told anew.
  useEffect(() => {
    if (isWrong) notify(wrong, { type: 'error' })
  }, [submitCount, isWrong])
  return null
}
