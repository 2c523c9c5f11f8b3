import { withCleanTexts } from '#api/content/rich-text/clean-texts.ts'
import type { OfferedResource } from '#api/office/resource.ts'
import { blogs } from '#contract/journal/blog-resource.ts'
import { blogStore } from '#db/resources/blogs.ts'
import { untold } from './untold.ts'

export const blogResource: OfferedResource = {
  definition: blogs,
  store: blogStore,
  prepare: (typed) => withCleanTexts(typed, 'content'),
  async check({ fields }, { db }) {
    const problems = await untold(db, { fields, named: 'title' })
    return Object.keys(problems).length > 0 ? { problems } : null
  },
}
