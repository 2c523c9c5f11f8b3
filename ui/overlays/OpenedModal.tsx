import { useEffect } from 'react'
import { Dialog } from '#ui/controls/Dialog.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { closeModal, forgetModal, type ShownModal } from './modal-store.ts'

const FADE_MS = 250

/** What `openModal` shows, until it has faded. */
export function OpenedModal({ turn, title, top, place = 'middle', isOpen, content }: ShownModal) {
  const { close } = useWords()
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(forgetModal, FADE_MS, turn)
    return () => clearTimeout(timer)
  }, [isOpen, turn])
  return (
    <Dialog place={place} title={title} close={close} top={top} isOpen={isOpen} onClose={closeModal}>
      {content}
    </Dialog>
  )
}
