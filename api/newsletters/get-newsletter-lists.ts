import type { Handler } from '#api/calls/handler.ts'
import type { getNewsletterLists } from '#contract/newsletters/newsletters.ts'
import { openLists } from './open-lists.ts'

export const handleGetNewsletterLists: Handler<typeof getNewsletterLists> = async (_, parts) => {
  const lists = await openLists(parts)
  return lists ? { value: { lists } } : { refusal: 'newsletter-off' }
}
