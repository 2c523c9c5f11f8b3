import type { HandlerContext } from '#api/calls/handler.ts'
import type { NewsletterList } from '#contract/newsletters/newsletters.ts'
import { listNewsletters } from '#db/queries/newsletters/newsletter-lists.ts'
import { findParameterValue } from '#db/queries/sites/parameters.ts'

/** What anyone can subscribe to; null where the estate sends no newsletter. */
export async function openLists({
  db,
  locale,
}: Pick<HandlerContext, 'db' | 'locale'>): Promise<NewsletterList[] | null> {
  if ((await findParameterValue(db, 'ENABLE_NEWSLETTER')) !== 'true') return null
  const lists = (await listNewsletters(db, locale)).filter(({ is_open }) => is_open)
  return lists.length > 0 ? lists.map(({ id, name, description }) => ({ id, name, description })) : null
}

/** Those of the wished lists that there are. */
export function chosenLists(lists: readonly NewsletterList[], wished: readonly number[]): number[] {
  return lists.map(({ id }) => id).filter((id) => wished.includes(id))
}
