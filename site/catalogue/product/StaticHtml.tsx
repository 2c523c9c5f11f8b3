import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import type { ShownPicture } from '#contract/media/pictures.ts'
import { openSlider } from '#ui/overlays/slider-store.ts'
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
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const { slide, stay, share: shares } = link.dataset
    if (slide !== undefined)
      openSlider(
        pictures.map((picture) => ({ picture })),
        Number(slide),
      )
    else if (shares !== undefined) void import('./share.ts').then((part) => part?.shareWith(share))
    else if (!follow({ link, staysHere: stay !== undefined, navigate })) return
    followed.current = stay
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are the controls, keys click them.
    <div
      ref={place}
      className={className}
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself made it on the server, from text it escaped.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

interface FollowOptions {
  link: HTMLAnchorElement
  staysHere: boolean
  navigate: NavigateFunction
}

/** Only pages of this site; files and what is not ours go their own way. */
function follow({ link, staysHere, navigate }: FollowOptions): boolean {
  const path = link.getAttribute('href') ?? ''
  if (!path.startsWith('/') || /^\/(api|img|e-label)\//.test(path)) return false
  void navigate(path, { preventScrollReset: staysHere })
  return true
}
