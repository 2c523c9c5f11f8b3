import { lazy } from 'react'
import type { SiteData } from '#site/shell/load-site.ts'
import { Sent } from '#site/shell/Sent.tsx'
import type { SiteFrame } from './load-frame.server.ts'

const load = () => import('./FrameSections.tsx').then((part) => ({ default: part.FrameSections }))
const FrameSections = import.meta.env.SSR ? (await load()).default : lazy(load)

/** What the estate has put above its menu: sent as it is, like the foot. */
export function FrameHeader({ site, part }: { site: SiteData; part: NonNullable<SiteFrame['header']> }) {
  return (
    <Sent id="en-tete">
      <FrameSections site={site} part={part} name="en-tete" />
    </Sent>
  )
}
