import type { ReactNode } from 'react'
import type { PageContent } from '#contract/content/components.ts'
import { openingPicture } from '#rules/content/opening-picture.ts'
import { sharedPictureAddress } from '#rules/media/pictures.ts'
import { SectionList } from '#sections/SectionList.tsx'
import { Banner } from '#site/shell/Banner.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import type { LocalePaths } from '#site/shell/page-addresses.ts'
import { type PageScene, sectionScene } from './section-scene.tsx'
import { TextPage } from './TextPage.tsx'

interface ContentPageProps {
  content: PageScene & { page: PageContent; paths?: LocalePaths }
  /** What else the page has to say, after its first section. */
  children?: ReactNode
}

/** A page made of sections. One that has none yet shows its title and what it is about. */
export function ContentPage({ content, children }: ContentPageProps) {
  const site = useSite()
  const { page, paths } = content
  if (!site) return null
  const isHome = page.url === ''
  const title = isHome ? `${site.name} — ${page.title}` : `${page.title} — ${site.name}`
  const scene = sectionScene(site, content)
  const description = site.metaDescriptions[page.route ?? ''] ?? page.metaDescription
  return (
    <>
      <PageHead
        site={site}
        title={title}
        description={description}
        name={page.title}
        picture={firstPicture(page)}
        isHome={isHome}
        {...(paths && { paths })}
      />
      {page.isText ? (
        <TextPage page={page} />
      ) : page.components.length > 0 ? (
        <>
          <SectionList sections={page.components.slice(0, 1)} scene={scene} />
          {children}
          <SectionList sections={page.components.slice(1)} scene={scene} after={1} />
        </>
      ) : (
        <Banner site={site} title={page.title} lead={page.metaDescription} />
      )}
    </>
  )
}

/** The picture that stands for the page when it is shared. */
function firstPicture({ components }: PageContent): string | null {
  const picture = openingPicture(components)
  return picture && sharedPictureAddress(picture)
}
