import { Link } from 'react-router'
import { pathInLocale } from '#words/locales.ts'
import type { SiteData } from '../load-site.ts'
import { AwardList, BoxContents, NutritionLabel, Recommended } from './Extras.tsx'
import { Facts } from './Facts.tsx'
import { Choices, Heading } from './Heading.tsx'
import { Offer } from './Offer.tsx'
import { PictureStage } from './PictureStage.tsx'
import type { ProductView } from './product-view.ts'
import { Story } from './Story.tsx'
import { Tools } from './Tools.tsx'

export interface PartProps {
  view: ProductView
  site: SiteData
}

/** A wine, a box or another thing: the picture and what one must know to buy it, then its long story. */
export function ProductPage({ view, site }: PartProps) {
  return (
    <article className="detail-room mx-auto w-full max-w-[90rem] px-6 desk:px-10">
      <Crumbs view={view} site={site} />
      <div className="mt-5 grid gap-10 desk:mt-6 desk:grid-cols-12 desk:gap-14 wide:gap-20">
        <PictureStage gallery={view.gallery} isSoldOut={view.soldOut !== null} />
        <div className="desk:col-span-6 wide:col-span-5">
          <Heading view={view} />
          <Choices groups={view.choices} locale={site.locale} />
          <Offer view={view} site={site} />
          <Facts view={view} />
          <Tools tools={view.tools} />
        </div>
      </div>
      <BoxContents box={view.box} locale={site.locale} />
      <Story story={view.story} />
      <AwardList awards={view.awards} />
      <NutritionLabel label={view.label} />
      <Recommended recommended={view.recommended} site={site} />
    </article>
  )
}

function Crumbs({ view: { crumbs }, site }: PartProps) {
  const last = crumbs.steps.length - 1
  return (
    <nav aria-label={crumbs.label} className="text-[0.875rem]">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.steps.map(({ name, path }, at) => (
          <li key={path} className="flex items-center gap-x-2">
            {at > 0 && <span aria-hidden="true">/</span>}
            {at === last ? (
              <span aria-current="page" className="opacity-75">
                {name}
              </span>
            ) : (
              <Link
                to={pathInLocale(path, site.locale)}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
