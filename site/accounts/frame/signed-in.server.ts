import { redirect } from 'react-router'
import type { Envelope } from '#contract/basics/envelope.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { pathInLocale } from '#words/basics/locales.ts'

/** Where a second factor is set up. */
export const FACTOR_PATH = '/account/second-factor'

/**
 * What a call of the caller's own answered; who is not signed in is led to the door, and back here afterwards, and who
 * owes a second factor to where it is set up.
 */
export function answeredToOwner<Answer>(answer: Envelope<Answer>, page: PageContext): Answer {
  if (!answer.success && answer.code === 'not-signed-in') throw signInFirst(page)
  if (!answer.success && answer.code === 'second-factor-missing') throw redirect(pathInLocale(FACTOR_PATH, page.locale))
  return answered(answer)
}

export function signInFirst({ path, locale }: Pick<PageContext, 'path' | 'locale'>): Response {
  const here = encodeURIComponent(pathInLocale(path, locale))
  return redirect(`${pathInLocale('/auth', locale)}?next=${here}`)
}
