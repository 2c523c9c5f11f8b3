import { type RefObject, useEffect, useRef } from 'react'

/** Whoever sent what was refused is brought to what is wrong with it: the field, or else what is told. */
export function useProblemFocus<Part extends HTMLElement>(refused: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (refused) part.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-told]')?.focus()
  }, [refused])
  return part
}
