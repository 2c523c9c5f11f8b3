import { lazy, type ReactNode } from 'react'
import { ConsentBanner } from '#site/consent/ConsentBanner.tsx'
import { BottomBar } from '#site/shell/BottomBar.tsx'
import type { SiteData } from '#site/shell/load-site.ts'
import { Sent } from '#site/shell/Sent.tsx'
import { useWords } from '#ui/text/words-context.tsx'

const loadFooter = () => import('#site/shell/Footer.tsx').then((part) => ({ default: part.Footer }))
const Footer = import.meta.env.SSR ? (await loadFooter()).default : lazy(loadFooter)

interface ShellProps {
  site: SiteData
  isOverPicture?: boolean
  header: ReactNode
  children: ReactNode
}

/** What both layouts share: the way past the menu, the page, the footer, the bar of small screens. */
export function Shell({ site, isOverPicture = false, header, children }: ShellProps) {
  const words = useWords()
  return (
    <>
      <a href="#contenu" className="skip-link">
        {words.skipToContent}
      </a>
      {site.asksConsent && <ConsentBanner site={site} />}
      {header}
      <main
        id="contenu"
        tabIndex={-1}
        className={`flex flex-1 flex-col outline-none ${isOverPicture ? '[--hero-off:0rem]' : ''}`}
      >
        {children}
      </main>
      <Sent id="pied" as="footer" className="mt-auto bg-footer-ground text-footer-ink">
        <Footer site={site} />
      </Sent>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on the server: nothing in it runs or fetches from elsewhere. */}
      {site.afterBody && <div dangerouslySetInnerHTML={{ __html: site.afterBody }} />}
      <BottomBar site={site} />
    </>
  )
}
