import { Link } from 'react-router'
import { useWords } from '#ui/words-context.tsx'
import { pathInLocale } from '#words/locales.ts'
import { PageHead } from '../PageHead.tsx'
import { useMenuPage, useSite } from './find-page.ts'

export const handle = { kept: true }

export default function Home() {
  const words = useWords()
  const site = useSite()
  const home = useMenuPage('')
  const estate = useMenuPage('notre-domaine')
  if (!site || !home) return null
  return (
    <section className="mx-auto flex w-full max-w-[90rem] flex-1 flex-col justify-center gap-8 px-6 py-20 desk:px-10 desk:py-28">
      <PageHead site={site} title={`${site.name} — ${home.title}`} description={home.metaDescription} />
      <p className="text-sm tracking-[0.2em] text-accent uppercase">{site.name}</p>
      <h1 className="max-w-5xl text-5xl desk:text-7xl">{home.title}</h1>
      <p className="max-w-[60ch] text-lg">{home.lead}</p>
      {estate && (
        <Link
          to={pathInLocale(`/${estate.url}`, site.locale)}
          className="self-start bg-primary px-7 py-4 text-ground transition-opacity hover:opacity-90"
        >
          {words.discover}
        </Link>
      )}
    </section>
  )
}
