import type { OfferedResource } from '#api/office/resource.ts'
import { albums } from '#contract/journal/album-resource.ts'
import { albumStore } from '#db/resources/albums.ts'
import { untold } from './untold.ts'

export const albumResource: OfferedResource = {
  definition: albums,
  store: albumStore,
  async check({ fields }, { db }) {
    const problems = await untold(db, { fields, named: 'title' })
    return Object.keys(problems).length > 0 ? { problems } : null
  },
}
