import type { ReactNode } from 'react'
import { FrameHeader } from '#site/content/frame/FrameHeader.tsx'
import { useFrame } from '#site/content/frame/use-frame.ts'
import { Header } from '#site/shell/Header.tsx'
import type { SiteData } from '#site/shell/load-site.ts'
import { PhoneBar } from '#site/shell/PhoneBar.tsx'
import { PromotedLine } from '#site/shell/PromotedLine.tsx'
import { TopBar } from '#site/shell/TopBar.tsx'
import { Shell } from './Shell.tsx'

/** The menu stands above the page. */
export function StandardLayout({ site, children }: { site: SiteData; children: ReactNode }) {
  const { menu } = site
  const frame = useFrame()
  // On wide screens a centred logo scrolls away and leaves the menu under the upper edge.
  const stuck = menu.logoPosition === 'CENTER' ? 'desk:-top-(--logo-room)' : 'desk:top-0'
  return (
    <Shell
      site={site}
      header={
        // Without a box of its own, what is stuck in it stays in view down to the end of the page.
        <header className="contents">
          <PromotedLine site={site} isOnPicture={false} />
          {frame.header ? <FrameHeader site={site} part={frame.header} /> : <TopBar site={site} isOnPicture={false} />}
          <div className={`border-b border-ink/10 ${menu.isFixed ? `phone-stuck sticky z-20 ${stuck}` : ''}`}>
            <Header site={site} isOnPicture={false} />
            <PhoneBar site={site} isOnPicture={false} />
          </div>
        </header>
      }
    >
      {children}
    </Shell>
  )
}
