import type { LoaderFunctionArgs } from 'react-router'
import { getComponentConf } from '#contract/content/routes.ts'
import { SectionList } from '#sections/SectionList.tsx'
import { ButtonSamples } from '#site/gallery/ButtonSamples.tsx'
import { ChoiceSamples } from '#site/gallery/ChoiceSamples.tsx'
import { FieldSamples } from '#site/gallery/FieldSamples.tsx'
import { FrameSamples } from '#site/gallery/FrameSamples.tsx'
import { picturesIn } from '#site/gallery/pictures-in.ts'
import { sectionSamples } from '#site/gallery/section-samples.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import '#site/gallery/gallery.css'

export const handle = { hasOwnFrame: true }

/** The pictures of the estate's own home page stand in for all others. */
export async function loader({ context }: LoaderFunctionArgs) {
  const home = answered(await context.get(pageContext).ask(getComponentConf, { params: { slug: 'accueil' } }))
  return { sections: sectionSamples(picturesIn(home.components)) }
}

/** Every control and every kind of section, in the estate's own look. */
export default function GalleryPage({ loaderData: { sections } }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const site = useSite()
  if (!site) return null
  return (
    <main id="contenu">
      <title>{`Galerie — ${site.name}`}</title>
      <div className="mx-auto w-full max-w-[76rem] px-6 py-12 desk:px-10">
        <h1 className="title-1 pb-8">Galerie</h1>
        <ButtonSamples />
        <FieldSamples />
        <ChoiceSamples />
        <FrameSamples />
      </div>
      <SectionList sections={sections} scene={{ locale: site.locale, company: site.company }} />
    </main>
  )
}
