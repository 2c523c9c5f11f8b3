import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useWords } from '#office/shell/locale.ts'

/** Tells whoever has sent a form that something in it is wrong, and leads to it; what the server refuses is told in its own words. */
export function WrongNotice() {
  const { wrong } = useWords().form
  const notify = useNotify()
  const { submitCount, isSubmitting, errors } = useFormState()
  const place = useRef<HTMLSpanElement>(null)
  const isRefused = submitCount > 0 && !isSubmitting && Object.keys(errors).length > 0
  const isWrong = isRefused && !errors.root
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is told anew.
  useEffect(() => {
    if (isWrong) notify(wrong, { type: 'error' })
  }, [submitCount, isWrong])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try leads anew, and typing afterwards does not.
  useEffect(() => {
    const field = isRefused && place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!field) return
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
  }, [submitCount])
  return <span ref={place} hidden />
}
