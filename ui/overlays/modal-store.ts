import type { ReactNode } from 'react'
import { createStore } from '#ui/state/create-store.ts'

interface ModalContents {
  title: string
  content: ReactNode
  /** Fills the width above the title: a picture. */
  top?: ReactNode
  /** In the middle of wide screens, or along their side. */
  place?: 'middle' | 'side'
  onClose?: () => void
}

export interface ShownModal extends ModalContents {
  /** Another number for each opening. */
  turn: number
  /** False while it fades. */
  isOpen: boolean
}

export const modal = createStore<ShownModal | null>(null)
let turns = 0

/** Shows a dialog over the page; one that is open makes room for it. */
export function openModal(contents: ModalContents): void {
  closeModal()
  turns += 1
  modal.set({ ...contents, turn: turns, isOpen: true })
}

export function closeModal(): void {
  const shown = modal.get()
  if (!shown?.isOpen) return
  modal.set({ ...shown, isOpen: false })
  shown.onClose?.()
}

/** Takes away what has faded; one that was opened meanwhile stays. */
export function forgetModal(turn: number): void {
  if (modal.get()?.turn === turn) modal.set(null)
}
