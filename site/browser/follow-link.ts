import type { MouseEvent } from 'react'
import type { Navigate } from '#ui/router/router-context.ts'

/** The link that was clicked in markup whose code stayed on the server; none if the browser shall open it its own way. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ? null : link
}

interface FollowOptions {
  link: HTMLAnchorElement
  staysHere: boolean
  navigate: Navigate
}

/** Only pages of this site; files and what is not ours go their own way. */
export function followLink({ link, staysHere, navigate }: FollowOptions): boolean {
  const path = link.getAttribute('href') ?? ''
  if (!path.startsWith('/') || /^\/(api|img|e-label)\//.test(path)) return false
  void navigate(path, { preventScrollReset: staysHere })
  return true
}
