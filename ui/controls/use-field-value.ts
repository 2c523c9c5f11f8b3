import { type RefObject, useEffect, useRef } from 'react'

/** What the address asks for stands in the field, also when a link has changed it; the field stays, and so does the focus. */
export function useFieldValue(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current !== value && field.current) field.current.value = value
    shown.current = value
  }, [value])
  return field
}
