import { useState } from 'react'
import { useStore } from 'react-admin'
import type { Group } from './menu.ts'

const NONE: Group[] = []

/** Which groups of the menu are open: those that one has opened, and the one of the screen that one is at. */
export function useOpenGroups({ screen, group }: { screen: string; group: Group | undefined }) {
  const [kept, keep] = useStore<Group[]>('menu.open', NONE)
  const [foldedAt, setFoldedAt] = useState<string | null>(null)
  // Folded while one is at a screen of it; the next screen is to be seen again.
  if (foldedAt !== null && foldedAt !== screen) setFoldedAt(null)
  const isOpen = (one: Group) => kept.includes(one) || (one === group && foldedAt !== screen)
  const toggle = (one: Group) => {
    const others = kept.filter((name) => name !== one)
    keep(isOpen(one) ? others : [...others, one])
    if (one === group) setFoldedAt(isOpen(one) ? screen : null)
  }
  return { isOpen, toggle }
}
