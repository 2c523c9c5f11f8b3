import { getNewsletterLists } from '#contract/newsletters/routes.ts'
import { loadPrivacyText } from '#site/privacy/privacy-text.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { newsletterWords } from '#words/newsletters/words.ts'

/** What the form to subscribe shows; null where the estate writes no letters. */
export async function loadSubscription({ ask, locale }: PageContext) {
  const [answer, privacy] = await Promise.all([ask(getNewsletterLists, {}), loadPrivacyText({ ask })])
  if (!answer.success) return null
  const policy = pathInLocale('/privacy-policy', locale)
  return { words: newsletterWords[locale], lists: answer.data.lists, policy, privacy }
}

export type SubscriptionView = NonNullable<Awaited<ReturnType<typeof loadSubscription>>>
