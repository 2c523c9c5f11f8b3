import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import type { NewsletterWords } from '#words/newsletters/fr.ts'

/** A link that was used, or whose time is up. */
export function LinkOver({ words, locale }: { words: NewsletterWords; locale: Locale }) {
  return (
    <QuietPage eyebrow={words.eyebrow} title={words.over} intro={words.overHint}>
      <LinkButton to={pathInLocale('/newsletter', locale)} size="medium">
        {words.again}
      </LinkButton>
    </QuietPage>
  )
}
