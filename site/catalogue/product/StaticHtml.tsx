import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { ShownPicture } from '#contract/media/pictures.ts'
import { clickedLink, followLink } from '#site/browser/follow-link.ts'
import { openSlider } from '#ui/overlays/slider-store.ts'
import { useNavigate } from '#ui/router/hooks.ts'
import type { ShareView } from './product-view.ts'

interface StillProps {
  html: string
  pictures: readonly ShownPicture[]
  share: ShareView
  className?: string
}

/** A part of the page that came as markup: its links are followed in place, its pictures open in the slider. */
export function StaticHtml({ html, pictures, share, className }: StillProps) {
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  const followed = useRef<string | undefined>(undefined)
  // The choice that was followed is drawn anew; who came by keyboard stays on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the markup is not read, its change is what counts.
  useLayoutEffect(() => {
    const { current } = followed
    if (current) place.current?.querySelector<HTMLElement>(`[data-stay="${current}"]`)?.focus({ preventScroll: true })
    followed.current = undefined
  }, [html])

  const onClick = (event: MouseEvent) => {
    const link = clickedLink(event)
    if (!link) return
    const { slide, stay, share: shares } = link.dataset
    if (slide !== undefined)
      openSlider(
        pictures.map((picture) => ({ picture })),
        Number(slide),
      )
    else if (shares !== undefined) void import('./share.ts').then((part) => part?.shareWith(share))
    else if (!followLink({ link, staysHere: stay !== undefined, navigate })) return
    followed.current = stay
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls, keys click them.
    <div
      ref={place}
      className={className}
      onClick={onClick}
      onKeyDown={(event) => void import('./turn-choice.ts').then((part) => part?.turnChoice(event))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself made it on the server, from text it escaped.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
