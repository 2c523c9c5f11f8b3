import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import type { PrivacyWords } from '#words/privacy/fr.ts'

/** A link that was used, or whose time is up. */
export function PrivacyLinkOver({ words, locale }: { words: PrivacyWords; locale: Locale }) {
  return (
    <QuietPage eyebrow={words.eyebrow} title={words.over} intro={words.overHint}>
      <LinkButton to={pathInLocale('/privacy/request', locale)} size="medium">
        {words.again}
      </LinkButton>
    </QuietPage>
  )
}
