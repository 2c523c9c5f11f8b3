import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { IdParam, listOutput } from '#contract/basics/shapes.ts'
import { MEDIA_TYPES } from '#contract/media/closed-sets.ts'
import { ShownPicture } from '#contract/media/pictures.ts'
import { Slugs } from './articles.ts'
import * as routes from './routes.ts'

/** The point of a picture that no crop may lose, in percent from the left and from the top. */
const FocalPoint = z.object({ x: z.number().int().min(0).max(100), y: z.number().int().min(0).max(100) })
export type FocalPoint = z.infer<typeof FocalPoint>

export const AlbumCard = z.object({
  id: z.number().int(),
  url: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.iso.datetime(),
  updated: z.iso.datetime(),
  /** How many pictures and films it holds. */
  count: z.number().int(),
  /** Its first picture. */
  image: ShownPicture.nullable(),
  focalPoint: FocalPoint,
})
export type AlbumCard = z.infer<typeof AlbumCard>

export const AlbumMedia = z.object({
  id: z.number().int(),
  type: z.enum(MEDIA_TYPES),
  media: ShownPicture,
  caption: z.string(),
  focalPoint: FocalPoint,
  /** What a film shows before it plays. */
  poster: ShownPicture.nullable(),
})
export type AlbumMedia = z.infer<typeof AlbumMedia>

export const Album = AlbumCard.extend({ medias: z.array(AlbumMedia), slugs: Slugs })
export type Album = z.infer<typeof Album>

const albumList = defineList({
  filters: { title: { value: 'text', operators: ['equal', 'different', 'like'] } },
  orderBy: ['order', 'date', 'title', 'id'],
  defaultOrder: 'order',
  defaultNbItem: 100,
})

export const getAlbums = defineCall({
  name: 'getAlbums',
  ...routes.getAlbums,
  about: 'The albums of the estate in the caller’s language.',
  who: 'visitor',
  isShared: true,
  list: albumList,
  output: listOutput('album', AlbumCard),
  refusals: [],
  isShell: true,
})

export const getAlbum = defineCall({
  name: 'getAlbum',
  ...routes.getAlbum,
  about: 'One album with its pictures and films, in their order.',
  who: 'visitor',
  isShared: true,
  params: z.object({ id: IdParam }),
  output: Album,
  refusals: ['album-not-found'],
})
