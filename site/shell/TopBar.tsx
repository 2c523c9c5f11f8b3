import { useWords } from '#ui/text/words-context.tsx'
import type { SiteData } from './load-site.ts'

/** How to reach the estate, above everything on wide screens. */
export function TopBar({ site, isOnPicture }: { site: SiteData; isOnPicture: boolean }) {
  const words = useWords()
  const { phone, email } = site.company
  if (!phone && !email) return null
  const ground = isOnPicture ? 'text-menu-on-top' : 'bg-top-bar-ground text-top-bar-ink'
  return (
    <address
      aria-label={words.reachUs}
      className={`hidden text-[0.8125rem] not-italic tracking-[0.02em] desk:block ${ground}`}
    >
      <p className="mx-auto flex max-w-[100rem] justify-end gap-8 px-10 pt-2">
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="py-1 underline-offset-4 hover:underline">
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="py-1 underline-offset-4 hover:underline">
            {email}
          </a>
        )}
      </p>
    </address>
  )
}
