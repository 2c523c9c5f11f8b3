import type { ReactNode } from 'react'
import type { PageContent } from '#contract/content/components.ts'
import type { SectionContext } from '#sections/section-props.ts'
import type { SiteData } from '#site/shell/load-site.ts'
import { Sent } from '#site/shell/Sent.tsx'
import type { OwnThings } from './own-things/load-own-things.server.ts'
import { createOwnPart } from './own-things/own-part.tsx'

/** A page with what its sections show, as `loadPage` gives it. */
export interface PageScene {
  page: Pick<PageContent, 'url' | 'components'>
  things: OwnThings
  reviews?: NonNullable<SectionContext['reviews']> | null
  prices?: SectionContext['prices']
}

/** What the sections of a page are given of it. */
export function sectionScene(site: SiteData, { page, things, reviews = null, prices }: PageScene) {
  const { locale, company } = site
  const keep = (name: string, part: ReactNode) => <Sent id={`${page.url}-${name}`}>{part}</Sent>
  const part = createOwnPart({ sections: page.components, things, locale, keep })
  return { locale, company, reviews, prices, keep, part }
}
