import type { HandlersOf } from '#api/calls/handler.ts'
import type * as media from '#contract/media/media.ts'
import { handleAddEngraving } from './add-engraving.ts'
import { handleCropMedia } from './crop-media.ts'
import { handleGetEngraving } from './get-engraving.ts'
import { handleGetMediaSpace } from './get-media-space.ts'
import { handleGetMediaUses } from './get-media-uses.ts'
import { handleLoadSvg } from './load-svg.ts'
import { handleReplaceMedia } from './replace-media.ts'
import { handleTagMedia } from './tag-media.ts'
import { handleUploadMedia } from './upload-media.ts'

export const mediaHandlers: HandlersOf<typeof media> = {
  addEngraving: handleAddEngraving,
  cropMedia: handleCropMedia,
  getEngraving: handleGetEngraving,
  getMediaSpace: handleGetMediaSpace,
  getMediaUses: handleGetMediaUses,
  loadSvg: handleLoadSvg,
  replaceMedia: handleReplaceMedia,
  tagMedia: handleTagMedia,
  uploadMedia: handleUploadMedia,
}
