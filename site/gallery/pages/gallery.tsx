// First, as on the pages that are built: whichever file of styles comes first sets the order of their layers.
import '#site/styles.css'
import type { LoaderFunctionArgs } from 'react-router'
import { getComponentConf } from '#contract/content/routes.ts'
import { SectionList } from '#sections/SectionList.tsx'
import { loadOwnThings } from '#site/content/own-things/load-own-things.server.ts'
import { sectionScene } from '#site/content/section-scene.tsx'
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
  const page = context.get(pageContext)
  const home = answered(await page.ask(getComponentConf, { params: { slug: 'accueil' } }))
  const components = sectionSamples(picturesIn(home.components))
  return { page: { url: 'gallery', components }, things: await loadOwnThings(page, components) }
}

/** Every control and every kind of section, in the estate's own look. */
export default function GalleryPage({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
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
      <SectionList
        sections={loaderData.page.components}
        scene={{ ...sectionScene(site, loaderData), isPreview: true }}
      />
    </main>
  )
}
