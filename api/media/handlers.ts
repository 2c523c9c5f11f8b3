import type { HandlersOf } from '#api/calls/handler.ts'
import type * as media from '#contract/media/media.ts'
import { handleLoadSvg } from './load-svg.ts'
import { handleUploadMedia } from './upload-media.ts'

export const mediaHandlers: HandlersOf<typeof media> = {
  loadSvg: handleLoadSvg,
  uploadMedia: handleUploadMedia,
}
