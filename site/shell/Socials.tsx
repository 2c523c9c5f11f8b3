import { IconMark } from '#ui/pictures/IconMark.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import type { SiteData } from './load-site.ts'

/** The estate elsewhere. The links say nothing of where the visitor comes from. */
export function Socials({ site }: { site: SiteData }) {
  const words = useWords()
  const { socials } = site.company
  if (socials.length === 0) return null
  return (
    <ul aria-label={words.socials} className="flex flex-wrap gap-x-1">
      {socials.map(({ network, url, icon }) => (
        <li key={network}>
          <a
            href={url}
            rel="noopener noreferrer"
            target="_blank"
            aria-label={words.networks[network]}
            className="grid size-11 place-content-center transition-opacity hover:opacity-70 desk:size-9"
          >
            {icon ? <IconMark icon={icon} className="h-4 w-auto" /> : words.networks[network]}
          </a>
        </li>
      ))}
    </ul>
  )
}
