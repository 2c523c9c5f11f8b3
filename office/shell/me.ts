import { createContext, useContext } from 'react'
import type { OutputOf } from '#contract/basics/define-call.ts'
import type { OfficeArea } from '#contract/office/closed-sets.ts'
import type { getMe } from '#contract/office/me.ts'
import { mayChange } from './frame/menu.ts'

/** Who works here, and what they may see and change. */
export type Me = OutputOf<typeof getMe>

export const MeContext = createContext<Me | null>(null)

export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('Nobody works here')
  return me
}

export function useMayChange(area: OfficeArea): boolean {
  return mayChange(useMe().rights, area)
}
