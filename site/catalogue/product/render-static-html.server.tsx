import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ReviewList } from '#ui/reviews/ReviewList.tsx'
import { WordsProvider } from '#ui/text/words-context.tsx'
import type { Locale } from '#words/basics/locales.ts'
import type { SiteWords } from '#words/sites/shell/fr.ts'
import type { ProductView, StaticParts } from './product-view.ts'
import { Crumbs } from './static-html/Crumbs.tsx'
import { AwardList, BoxContents, NutritionLabel, Recommended } from './static-html/Extras.tsx'
import { Facts } from './static-html/Facts.tsx'
import { Choices, Heading } from './static-html/Heading.tsx'
import { Line } from './static-html/Line.tsx'
import { Extent, Offer } from './static-html/Offer.tsx'
import { PictureStage } from './static-html/PictureStage.tsx'
import { Story } from './static-html/Story.tsx'
import { Tools } from './static-html/Tools.tsx'
import { Verticale } from './static-html/Verticale.tsx'

interface RenderStaticHtmlOptions {
  view: ProductView
  locale: Locale
  words: SiteWords
}

/** The parts of the page that the browser only shows: it gets them as they are, without the code that draws them. */
export function renderStaticHtml({ view, locale, words }: RenderStaticHtmlOptions): StaticParts {
  const render = (parts: ReactNode) => renderToStaticMarkup(<WordsProvider value={words}>{parts}</WordsProvider>)
  return {
    crumbs: render(<Crumbs crumbs={view.crumbs} locale={locale} />),
    stage: render(<PictureStage gallery={view.gallery} />),
    panel: render(
      <>
        <Heading view={view} />
        <Choices groups={view.choices} locale={locale} />
        <Offer view={view} locale={locale} />
      </>,
    ),
    facts: render(
      <>
        <Extent view={view} locale={locale} />
        <Facts view={view} />
        <Tools tools={view.tools} />
      </>,
    ),
    story: render(
      <>
        <BoxContents box={view.box} locale={locale} />
        <Verticale verticale={view.verticale} locale={locale} own={view.stock.own} />
        <Story story={view.story} />
        <Line line={view.reading} locale={locale} />
        <AwardList awards={view.awards} />
        <NutritionLabel label={view.label} />
        {view.reviews && (
          <div className="mt-20 desk:mt-28">
            <ReviewList view={view.reviews} />
          </div>
        )}
        <Recommended recommended={view.recommended} locale={locale} own={view.stock.own} />
        <Line line={view.visit} locale={locale} />
      </>,
    ),
  }
}
