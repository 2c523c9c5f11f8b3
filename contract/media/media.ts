import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { listOutput } from '#contract/basics/shapes.ts'
import { OnlineImage } from './pictures.ts'
import * as routes from './routes.ts'

const MAX_BYTES = 15_000_000

export const uploadMedia = defineCall({
  name: 'uploadMedia',
  ...routes.uploadMedia,
  about:
    'Takes pictures of the estate (JPEG, PNG, WebP, AVIF, SVG) and films (MP4, or MOV with H.264 and AAC), 45 MB together. What cannot be read to its end is refused; drawings lose scripts and outside references, films the place they were taken at.',
  who: 'admin',
  body: z.object({}),
  files: { max: 10, maxBytes: MAX_BYTES },
  output: listOutput('media', OnlineImage),
  refusals: ['media-unreadable', 'media-too-large'],
})
