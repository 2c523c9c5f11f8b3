import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import type { ReviewFormWords } from '#words/reviews/form/fr.ts'

/** A link whose time is up, or whose order came back. */
export function ReviewLinkOver({ words, locale }: { words: ReviewFormWords; locale: Locale }) {
  return (
    <QuietPage eyebrow={words.eyebrow} title={words.over} intro={words.overHint}>
      <LinkButton to={pathInLocale('/', locale)} size="medium">
        {words.home}
      </LinkButton>
    </QuietPage>
  )
}
