import { createContext, useContext } from 'react'
import type { PickedThing } from './desk-field.ts'

/** What sections can show of the estate, by name; null until it is known. */
type Choices = Readonly<Record<PickedThing, { id: number; name: string }[]>>

export const ChoicesContext = createContext<Choices | null>(null)

export function useChoices(): Choices | null {
  return useContext(ChoicesContext)
}
