import { Link } from '#ui/router/Link.tsx'
import type { SiteData } from './load-site.ts'

/** One line above everything: what the estate wants everyone to know just now. */
export function PromotedLine({ site: { promotedLine }, isOnPicture }: { site: SiteData; isOnPicture: boolean }) {
  if (!promotedLine) return null
  return (
    <p
      data-promoted-line
      className={`text-center text-[0.875rem] leading-snug ${isOnPicture ? 'bg-black/45 text-white' : 'bg-ink/[0.06]'}`}
    >
      <Link to={promotedLine.path} className="inline-block px-6 py-3 underline-offset-4 hover:underline">
        {promotedLine.title}
      </Link>
    </p>
  )
}
