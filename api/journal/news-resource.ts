import { withCleanTexts } from '#api/content/rich-text/clean-texts.ts'
import type { OfferedResource } from '#api/office/resource.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { type NewsFields, news } from '#contract/journal/news-resource.ts'
import { newsStore } from '#db/resources/news.ts'
import { untold } from './untold.ts'

export const newsResource: OfferedResource = {
  definition: news,
  store: newsStore,
  prepare: (typed) => withCleanTexts(typed, 'content'),
  async check({ fields }, { db }) {
    const { promotedFrom, promotedUntil } = fields as NewsFields
    const problems: Record<string, Problem> = { ...(await untold(db, { fields, named: 'title' })) }
    // An end without a beginning would promote nothing.
    if (promotedUntil && !promotedFrom) problems.promotedFrom = { problem: 'required' }
    return Object.keys(problems).length > 0 ? { problems } : null
  },
}
