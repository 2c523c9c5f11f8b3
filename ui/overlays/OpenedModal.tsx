import { useEffect } from 'react'
import { Modal } from './Modal.tsx'
import { closeModal, forgetModal, type ShownModal } from './modal-store.ts'

const FADE_MS = 250

/** What `openModal` shows, until it has faded. */
export function OpenedModal({ turn, title, top, isOpen, content }: ShownModal) {
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(forgetModal, FADE_MS, turn)
    return () => clearTimeout(timer)
  }, [isOpen, turn])
  return (
    <Modal title={title} top={top} isOpen={isOpen} onClose={closeModal}>
      {content}
    </Modal>
  )
}
