import { notify } from '#ui/overlays/notification-store.ts'
import type { ShareView } from './product-view.ts'

/** By the device's own way of sharing, else by a link to paste; a mail where nothing may be copied. */
export async function shareWith({ title, url, copied, mail }: ShareView): Promise<void> {
  try {
    if (navigator.share) await navigator.share({ title, url })
    else {
      await navigator.clipboard.writeText(url)
      notify(copied, 'success')
    }
  } catch (error) {
    // Who closes the device's dialog has changed his mind.
    if ((error as Error).name !== 'AbortError') window.location.href = mail
  }
}
