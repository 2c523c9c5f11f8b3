import { useWords } from '#ui/words-context.tsx'
import type { SiteData } from './load-site.ts'

export function Footer({ site }: { site: SiteData }) {
  const words = useWords()
  return (
    <footer className="bg-footer-ground text-footer-ink">
      <div className="mx-auto flex max-w-[90rem] flex-col gap-6 px-6 py-14 desk:flex-row desk:items-baseline desk:justify-between desk:px-10">
        <p className="font-title text-xl">{site.name}</p>
        {site.showsAlcoholMessage && <p className="max-w-md text-sm italic">{words.alcohol}</p>}
      </div>
    </footer>
  )
}
