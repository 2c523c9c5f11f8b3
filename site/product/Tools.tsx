import type { MouseEvent } from 'react'
import { notify } from '#ui/notification-store.ts'
import type { ProductView, ShareView } from './product-view.ts'

/** The sheet to take away, and the page to send to someone. */
export function Tools({ tools: { sheet, share } }: { tools: ProductView['tools'] }) {
  return (
    <p className="mt-7 flex flex-wrap gap-x-8 border-ink/15 border-t pt-4">
      {sheet && (
        <a href={sheet.href} className={LINK}>
          {sheet.label}
        </a>
      )}
      <a href={share.mail} onClick={(event) => void shareWith(event, share)} className={LINK}>
        {share.label}
      </a>
    </p>
  )
}

/** By the device's own way of sharing, else by a link to paste; a mail where there is no script. */
async function shareWith(event: MouseEvent, { title, url, copied, mail }: ShareView): Promise<void> {
  event.preventDefault()
  try {
    if (navigator.share) await navigator.share({ title, url })
    else {
      await navigator.clipboard.writeText(url)
      notify(copied, 'success')
    }
  } catch (error) {
    // Who closes the device's dialog has changed his mind; where nothing may be copied, a mail still works.
    if ((error as Error).name !== 'AbortError') window.location.href = mail
  }
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:opacity-70'
