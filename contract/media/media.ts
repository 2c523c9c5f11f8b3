import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { listOutput, OneLine } from '#contract/basics/shapes.ts'
import { OnlineImage } from './pictures.ts'
import * as routes from './routes.ts'

const MAX_BYTES = 15_000_000

export const uploadMedia = defineCall({
  name: 'uploadMedia',
  ...routes.uploadMedia,
  about:
    'Takes pictures of the estate (JPEG, PNG, WebP, AVIF, SVG) and films (MP4, or MOV with H.264 and AAC), 45 MB together. What cannot be read to its end is refused; drawings lose scripts and outside references, films the place they were taken at.',
  who: 'admin',
  area: 'media',
  body: z.object({}),
  files: { max: 10, maxBytes: MAX_BYTES },
  output: listOutput('media', OnlineImage),
  refusals: ['media-unreadable', 'media-too-large'],
})

export const loadSvg = defineCall({
  name: 'loadSvg',
  ...routes.loadSvg,
  about:
    'A drawing as clean text: one of the estate by its path (/img/…), or one of another site (https, 1 MB at most). Scripts and outside references are taken out; redirects and addresses of inner networks are refused.',
  who: 'admin',
  area: 'media',
  body: z.object({ url: OneLine(2_000).min(1) }),
  output: z.object({ svg: z.string() }),
  refusals: ['drawing-not-loaded', 'media-unreadable', 'media-too-large'],
  limit: { per: 'account', max: 30, seconds: 60 },
})
