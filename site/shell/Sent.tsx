import { type MouseEvent, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { clickedLink, followLink } from '#site/browser/follow-link.ts'
import { openChoices } from '#site/consent/consent-store.ts'
import { useNavigate } from '#ui/router/hooks.ts'

interface SentProps {
  /** Under which the document has it. */
  id: string
  as?: 'div' | 'footer'
  className?: string
  /** What draws it: on the server, and in a browser that came from a page without it. */
  children: ReactNode
}

/** A part that is only read: the browser keeps what the server drew, without the code that draws it. Links are followed in place. */
export function Sent({ id, as: Frame = 'div', className, children }: SentProps) {
  const navigate = useNavigate()
  const place = useRef<HTMLElement>(null)
  const [html] = useState(() => (import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML))
  if (html === undefined) {
    return (
      <Frame id={id} className={className}>
        <Suspense>{children}</Suspense>
      </Frame>
    )
  }
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-choices]')) openChoices()
    const link = clickedLink(event)
    if (link && followLink({ link, staysHere: false, navigate })) event.preventDefault()
  }
  return (
    <Frame
      ref={place as RefObject<never>}
      id={id}
      className={className}
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as the server drew it, from text that React escaped.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
