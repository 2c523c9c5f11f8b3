import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FrameHeader } from '#site/content/frame/FrameHeader.tsx'
import { useFrame } from '#site/content/frame/use-frame.ts'
import { Header } from '#site/shell/Header.tsx'
import type { SiteData } from '#site/shell/load-site.ts'
import { PhoneBar } from '#site/shell/PhoneBar.tsx'
import { PromotedLine } from '#site/shell/PromotedLine.tsx'
import { TopBar } from '#site/shell/TopBar.tsx'
import { Shell } from './Shell.tsx'

/** The menu lies over the page's first picture, and gets its ground back once that has been scrolled away. */
export function OverPictureLayout({ site, children }: { site: SiteData; children: ReactNode }) {
  const frame = useFrame()
  const edge = useRef<HTMLDivElement>(null)
  const hasLeft = useHasLeft(edge, { watches: site.menu.isFixed })
  return (
    <Shell
      site={site}
      isOverPicture
      header={
        <>
          {frame.header && <FrameHeader site={site} part={frame.header} />}
          {/* Under what the estate has put above it, the menu begins where the picture does. */}
          <div className={frame.header ? 'relative' : 'contents'}>
            <div ref={edge} aria-hidden="true" className="absolute top-[60svh] h-px w-px" />
            <header
              data-on-picture={hasLeft ? undefined : 'true'}
              className={`inset-x-0 top-0 z-20 ${
                hasLeft ? 'phone-compact fixed animate-settle shadow-[0_1px_0_rgb(0_0_0/0.08)]' : 'absolute'
              }`}
            >
              {!hasLeft && <PromotedLine site={site} isOnPicture />}
              {!hasLeft && !frame.header && <TopBar site={site} isOnPicture />}
              <Header site={site} isOnPicture={!hasLeft} />
              <PhoneBar site={site} isOnPicture={!hasLeft} />
            </header>
          </div>
        </>
      }
    >
      {children}
    </Shell>
  )
}

/** Whether an edge of the page has gone above the window. Without JavaScript the menu simply scrolls away. */
function useHasLeft(edge: React.RefObject<HTMLElement | null>, { watches }: { watches: boolean }): boolean {
  const [hasLeft, setHasLeft] = useState(false)
  useEffect(() => {
    const element = edge.current
    if (!element || !watches) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setHasLeft(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [edge, watches])
  return hasLeft
}
