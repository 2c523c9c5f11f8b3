import type { OfferedResource } from '#api/office/resource.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { blogFolders } from '#contract/journal/blog-resource.ts'
import { folderParents } from '#db/queries/journal/blog-folders.ts'
import { blogFolderStore } from '#db/resources/blogs.ts'
import { folderTrail } from '#rules/journal/folder-trail.ts'
import { untold } from './untold.ts'

export const blogFolderResource: OfferedResource = {
  definition: blogFolders,
  store: blogFolderStore,
  async check({ before, fields }, { db }) {
    const problems: Record<string, Problem> = { ...(await untold(db, { fields, named: 'name' })) }
    const parentId = fields.parentId as number | null | undefined
    if (parentId != null) {
      const trail = folderTrail(await folderParents(db), parentId)
      if (trail.length === 0) problems.parentId = { problem: 'not-there' }
      // A folder that lay in itself would be found from nowhere.
      if (trail.some(({ id }) => id === before?.id)) problems.parentId = { problem: 'invalid' }
    }
    return Object.keys(problems).length > 0 ? { problems } : null
  },
}
