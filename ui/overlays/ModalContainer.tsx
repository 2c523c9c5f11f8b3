import { useEffect } from 'react'
import { useLocation } from '#ui/router/hooks.ts'
import { usePart } from '#ui/state/use-part.ts'
import { useStore } from '#ui/state/use-store.ts'
import { closeModal, modal } from './modal-store.ts'

const load = () => import('./OpenedModal.tsx').then((part) => part?.OpenedModal)

/** The place of whatever `openModal` shows, once in the layout; another page closes it. */
export function ModalContainer() {
  const shown = useStore(modal)
  const OpenedModal = usePart({ isNeeded: shown?.isOpen === true, load, giveUp: closeModal })
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, its change is what counts.
  useEffect(closeModal, [pathname])
  return shown && OpenedModal ? <OpenedModal key={shown.turn} {...shown} /> : null
}
