import { createContext, useContext } from 'react'
import type { DeskSection } from '#contract/content/page-content.ts'
import type { PickedThing } from './desk-field.ts'

/** What sections can show of the estate, by name; null until it is known. */
type Choices = Readonly<Record<PickedThing, { id: number; name: string }[]>>

interface KnownChoices {
  choices: Choices | null
  /** Asks once more: there is something new to choose. */
  refresh: () => Promise<void>
}

export const ChoicesContext = createContext<KnownChoices>({ choices: null, refresh: async () => {} })

export function useChoices(): Choices | null {
  return useContext(ChoicesContext).choices
}

export function useRefreshChoices(): () => Promise<void> {
  return useContext(ChoicesContext).refresh
}

/** What a section is called that shows what is kept elsewhere; null of any other. */
export function useSharedName(): (section: DeskSection) => string | null {
  const choices = useChoices()
  return ({ type, shared }) =>
    type === 'shared' ? (choices?.shared.find(({ id }) => id === shared)?.name ?? '') : null
}
