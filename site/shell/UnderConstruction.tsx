import { useWords } from '#ui/text/words-context.tsx'
import { LogoImage } from './Logo.tsx'
import type { SiteData } from './load-site.ts'

/** What visitors see until the estate opens its site. */
export function UnderConstruction({ site }: { site: SiteData }) {
  const words = useWords()
  const { phone, email } = site.company
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 px-6 py-20 text-center">
      <title>{`${words.building} — ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <LogoImage
        logo={site.logos.footer}
        name={site.name}
        className="h-(--logo-height-footer) w-(--logo-width-footer) max-w-full object-contain"
      />
      <h1 className="title-1">{words.building}</h1>
      <p className="max-w-[46ch] text-[1.125rem]">{words.buildingHint}</p>
      <p className="flex flex-wrap justify-center gap-x-8">
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="border-b border-current py-2">
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="border-b border-current py-2">
            {email}
          </a>
        )}
      </p>
    </main>
  )
}
