import { SectionList } from '#sections/SectionList.tsx'
import type { SiteData } from '#site/shell/load-site.ts'
import { type PageScene, sectionScene } from './section-scene.tsx'

/** What the estate says on a page that is about something else: fetched where it says something. */
export function PageSections({ site, content }: { site: SiteData; content: PageScene }) {
  return <SectionList sections={content.page.components} scene={sectionScene(site, content)} />
}
