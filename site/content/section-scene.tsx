import { lazy, type ReactNode } from 'react'
import type { PageContent } from '#contract/content/components.ts'
import type { Section } from '#contract/content/sections.ts'
import type { SectionContext } from '#sections/section-props.ts'
import type { SiteData } from '#site/shell/load-site.ts'
import { Sent } from '#site/shell/Sent.tsx'
import type { OwnThings } from './own-things/load-own-things.server.ts'

/** A page with what its sections show, as `loadPage` gives it. */
export interface PageScene {
  page: Pick<PageContent, 'url' | 'components'>
  things: OwnThings
  reviews?: NonNullable<SectionContext['reviews']> | null
  prices?: SectionContext['prices']
}

const loadOwnPart = () => import('./own-things/OwnPart.tsx').then((part) => ({ default: part.OwnPart }))
const OwnPart = import.meta.env.SSR ? (await loadOwnPart()).default : lazy(loadOwnPart)

/** What the sections of a page are given of it. */
export function sectionScene(site: SiteData, { page, things, reviews = null, prices }: PageScene) {
  const { locale, company } = site
  const keep = (name: string, part: ReactNode) => <Sent id={`${page.url}-${name}`}>{part}</Sent>
  const part = (section: Section, at: string) => {
    const view = things[at]
    return view ? <OwnPart section={section} view={view} locale={locale} /> : null
  }
  return { locale, company, reviews, prices, keep, part }
}
