import { useState } from 'react'
import { type FieldErrors, isOf } from './field-errors.ts'

/** What is wrong: next to its field, or with the whole. */
export function useFaults() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [trouble, setTrouble] = useState<string | null>(null)
  /** How often something had to be corrected: the page then leads there. */
  const [refusals, setRefusals] = useState(0)
  return {
    errors,
    trouble,
    refusals,
    setTrouble,
    setError: (questionId: number, message: string) => setErrors((others) => ({ ...others, [questionId]: message })),
    forget: (questionId: number) =>
      setErrors((all) => Object.fromEntries(Object.entries(all).filter(([place]) => !isOf(place, questionId)))),
    refuse: (wrong: FieldErrors) => {
      setErrors(wrong)
      setRefusals((before) => before + 1)
    },
    clear: () => {
      setErrors({})
      setTrouble(null)
    },
  }
}
