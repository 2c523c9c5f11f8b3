import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { privacyWords } from '#words/privacy/words.ts'
import type { Route } from './+types/deleted.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageContext)
  return { words: privacyWords[locale], locale }
}

/** Where one is led after an account was deleted: there is nobody to greet any more. */
export default function DeletedPage({ loaderData: { words, locale } }: Route.ComponentProps) {
  const { done, doneHint, home } = words.deletion
  return (
    <QuietPage eyebrow={words.eyebrow} title={done} intro={doneHint}>
      <LinkButton to={pathInLocale('/', locale)} size="medium">
        {home}
      </LinkButton>
    </QuietPage>
  )
}
