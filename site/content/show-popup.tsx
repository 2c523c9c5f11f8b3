import type { Popup } from '#contract/content/popups.ts'
import { getPopup } from '#contract/content/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { openModal } from '#ui/overlays/modal-store.ts'
import { notify } from '#ui/overlays/notification-store.ts'
import { PopupModal, PopupPicture } from '#ui/overlays/PopupModal.tsx'
import type { SiteWords } from '#words/sites/shell/fr.ts'
import { recordClosing, recordOpening } from './popup-memory.ts'

/** Asks what a popup says and shows it. Fetched when the first popup is opened. */
export async function showPopup(id: number, words: SiteWords): Promise<void> {
  const answer = await ask(getPopup, { params: { id } })
  if (!answer.success) {
    notify(answer.code === 'popup-not-found' ? words.popupMissing : answer.message, 'error')
    return
  }
  showAnswered(answer.data)
}

/** One that comes by itself: who may not see it, or cannot be answered, is told nothing. Answers whether it is shown. */
export async function showPopupQuietly(id: number): Promise<boolean> {
  const answer = await ask(getPopup, { params: { id } })
  if (answer.success) showAnswered(answer.data)
  return answer.success
}

function showAnswered(popup: Popup): void {
  recordOpening(popup.id)
  openModal({
    title: popup.title,
    top: popup.image && <PopupPicture picture={popup.image} />,
    content: <PopupModal popup={popup} />,
    onClose: () => recordClosing(popup),
  })
}
