import { SectionList } from '#sections/SectionList.tsx'
import { sectionScene } from '#site/content/section-scene.tsx'
import type { SiteData } from '#site/shell/load-site.ts'
import type { SiteFrame } from './load-frame.server.ts'

interface FrameSectionsProps {
  site: SiteData
  part: NonNullable<SiteFrame['header']>
  /** By which its sections differ from those of the page. */
  name: string
}

/** Sections of the estate around every page, closer together than on one. */
export function FrameSections({ site, part: { components, things, prices }, name }: FrameSectionsProps) {
  const scene = sectionScene(site, { page: { url: name, components }, things, prices })
  return (
    <div className="frame-sections">
      <SectionList sections={components} scene={scene} />
    </div>
  )
}
