import type { HandlersOf } from '#api/calls/handler.ts'
import type * as media from '#contract/media/media.ts'
import { handleUploadMedia } from './upload-media.ts'

export const mediaHandlers: HandlersOf<typeof media> = {
  uploadMedia: handleUploadMedia,
}
