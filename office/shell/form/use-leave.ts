import { useEffect, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router'

/** Leaves a form for good: what is in it is saved or gone, so nobody is asked whether to lose it. */
export function useLeave(): (to: string) => void {
  const navigate = useNavigate()
  const { reset, getValues } = useFormContext()
  const { dirtyFields } = useFormState()
  const [to, setTo] = useState<string | null>(null)
  const isClean = Object.keys(dirtyFields).length === 0
  useEffect(() => {
    if (to !== null && isClean) navigate(to)
  }, [to, isClean, navigate])
  return (where) => {
    reset(getValues())
    setTo(where)
  }
}
