import { z } from 'zod'
import { defineCall } from './define-call.ts'
import { OnlineImage } from './pictures.ts'
import { listOutput } from './shapes.ts'

const MAX_BYTES = 15_000_000

export const uploadMedia = defineCall({
  name: 'uploadMedia',
  about:
    'Takes pictures of the estate (JPEG, PNG, WebP, AVIF, SVG) and films (MP4). What is not what it says to be is refused.',
  method: 'POST',
  path: '/admin/media',
  who: 'admin',
  body: z.object({}),
  files: { field: 'images', max: 10, maxBytes: MAX_BYTES },
  output: listOutput('media', OnlineImage),
  refusals: ['media-unreadable', 'media-too-large'],
})
