import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { FileAnswer, Id, IdParam, listOutput, OneLine } from '#contract/basics/shapes.ts'
import { ENGRAVINGS, MEDIA_PLACES } from './closed-sets.ts'
import { MediaTag } from './media-resource.ts'
import { MediaId, OnlineImage } from './pictures.ts'
import * as routes from './routes.ts'

const MAX_BYTES = 15_000_000

export const uploadMedia = defineCall({
  name: 'uploadMedia',
  ...routes.uploadMedia,
  about:
    'Takes pictures of the estate (JPEG, PNG, WebP, AVIF, HEIC, SVG) and films (MP4, or MOV with H.264 and AAC), 45 MB together. What cannot be read to its end is refused; drawings lose scripts and outside references, films the place they were taken at.',
  who: 'admin',
  area: 'media',
  body: z.object({}),
  files: { max: 10, maxBytes: MAX_BYTES },
  output: listOutput('media', OnlineImage),
  refusals: ['media-unreadable', 'media-too-large', 'media-full'],
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

const Count = z.number().int().nonnegative()

export const getMediaSpace = defineCall({
  name: 'getMediaSpace',
  ...routes.getMediaSpace,
  about: 'How much of its room the library takes, and the tags that its pictures and films have.',
  who: 'admin',
  area: 'media',
  output: z.object({
    bytes: Count,
    mostBytes: Count,
    files: Count,
    mostFiles: Count,
    tags: z.array(z.object({ tag: z.string(), files: Count })),
  }),
  refusals: [],
})

const MediaUse = z.object({
  place: z.enum(MEDIA_PLACES),
  /** The thing that shows it, and what it is called where it has a name. */
  thing: z.number().int(),
  name: z.string().nullable(),
})

export const getMediaUses = defineCall({
  name: 'getMediaUses',
  ...routes.getMediaUses,
  about: 'Where a picture or film of the library is shown.',
  who: 'admin',
  area: 'media',
  params: z.object({ id: IdParam }),
  output: z.object({ uses: z.array(MediaUse) }),
  refusals: ['thing-not-found'],
})

export const replaceMedia = defineCall({
  name: 'replaceMedia',
  ...routes.replaceMedia,
  about: 'Shows another picture or film of the library wherever this one is shown. Both stay in the library.',
  who: 'admin',
  area: 'media',
  params: z.object({ id: IdParam }),
  body: z.object({ by: Id }),
  output: z.object({ places: Count }),
  refusals: ['thing-not-found'],
})

const Pixels = z.number().int().nonnegative().max(100_000)

export const cropMedia = defineCall({
  name: 'cropMedia',
  ...routes.cropMedia,
  about: 'Cuts a part out of a photograph, in its pixels, and adds it to the library as a picture of its own.',
  who: 'admin',
  area: 'media',
  params: z.object({ id: IdParam }),
  body: z.object({ left: Pixels, top: Pixels, width: Pixels.min(1), height: Pixels.min(1) }),
  output: z.object({ id: Id, mediaId: MediaId }),
  refusals: ['thing-not-found', 'media-unreadable', 'media-full', 'overloaded'],
  limit: { per: 'account', max: 60, seconds: 60 },
})

export const tagMedia = defineCall({
  name: 'tagMedia',
  ...routes.tagMedia,
  about: 'Gives several pictures and films a tag, or takes one from them.',
  who: 'admin',
  area: 'media',
  body: z.object({
    ids: z.array(Id).min(1).max(100),
    add: MediaTag.optional(),
    remove: MediaTag.optional(),
  }),
  output: z.object({ changed: Count }),
  refusals: ['thing-not-found'],
})

export const getEngraving = defineCall({
  name: 'getEngraving',
  ...routes.getEngraving,
  about: 'A drawing of the house, to look at before it is taken into the library.',
  who: 'admin',
  area: 'media',
  params: z.object({ name: z.enum(ENGRAVINGS) }),
  output: FileAnswer,
  answersFile: true,
  refusals: [],
})

export const addEngraving = defineCall({
  name: 'addEngraving',
  ...routes.addEngraving,
  about: 'Takes a copy of a drawing of the house into the library.',
  who: 'admin',
  area: 'media',
  params: z.object({ name: z.enum(ENGRAVINGS) }),
  body: z.object({}),
  output: z.object({ id: Id, mediaId: MediaId }),
  refusals: ['media-full'],
  limit: { per: 'account', max: 60, seconds: 60 },
})
