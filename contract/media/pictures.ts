import { z } from 'zod'

/** Files have random ids of 128 bits: nobody guesses another one's. */
export const MediaId = z.string().regex(/^[0-9a-f]{32}$/)

/** A picture or film as pages receive it: where it is, and how much room it needs. */
export const OnlineImage = z.object({
  id: MediaId,
  externalId: z.string(),
  /** `DRAWN` was made for one order or cart, and is one file like a drawing. */
  externalType: z.enum(['IMAGE', 'VIDEO', 'VECTOR', 'DRAWN']),
  /** Everything before the name: the image service's prefix and the file. */
  externalPath: z.string(),
  /** The file itself; of a photograph its largest copy, without what the camera wrote into it. */
  url: z.string(),
  /** The readable part of the address, without its ending. */
  name: z.string(),
  quality: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  /** In hundredths of its sides: what no crop may lose. Not there when it is the middle. */
  focalPoint: z.object({ x: z.number().int(), y: z.number().int() }).optional(),
})
export type OnlineImage = z.infer<typeof OnlineImage>

/** A picture in its place: the words for who cannot see it come from there. */
export const ShownPicture = OnlineImage.extend({ alt: z.string() })
export type ShownPicture = z.infer<typeof ShownPicture>

/** The same as it is stored. */
export const PlacedPicture = z.object({
  media: MediaId,
  alt: z.string().max(300),
  /** It only adorns: nothing is said of it, on purpose. */
  isDecorative: z.literal(true).optional(),
})
export type PlacedPicture = z.infer<typeof PlacedPicture>

const LOGO_TYPES = ['LOGO', 'LOGO_FOOTER', 'LOGO_LIGHT_THEME', 'LOGO_DARK_THEME', 'LOGO_FAVICON'] as const

export const Logo = z.object({
  id: z.number().int(),
  type: z.enum(LOGO_TYPES),
  filename: z.string(),
  alt: z.string(),
  onlineImage: OnlineImage,
})
export type Logo = z.infer<typeof Logo>

export const Banner = z.object({
  filename: z.string(),
  onlineImage: OnlineImage,
  positionX: z.number().int(),
  positionY: z.number().int(),
  size: z.enum(['cover', 'contain', 'auto']),
  repeat: z.enum(['no-repeat', 'repeat', 'repeat-x', 'repeat-y']),
  height: z.number().int(),
})
export type Banner = z.infer<typeof Banner>
