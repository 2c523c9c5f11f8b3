import type { EngravedLine } from '#rules/customizations/engraving.ts'
import type { ImageSize } from '#rules/media/image-variant.ts'
import type { FoundColour } from '#rules/sites/looks/dominant-colours.ts'

export interface MediaKind {
  kind: 'IMAGE' | 'VIDEO' | 'FONT'
  mime_type: string
  /** The usual ending of such a file's name. */
  ending: string
  width: number | null
  height: number | null
}

export type MediaRefusal = { refusal: 'media-unreadable' | 'media-too-large' }

/** A file that was looked at from end to end, as it may be stored. */
type TakenMedia = (MediaKind & { bytes: Uint8Array }) | MediaRefusal

export type MadePicture = { bytes: Uint8Array } | { refusal: 'overloaded' | 'media-not-found' }

type FoundColours = { colours: FoundColour[] } | { refusal: 'overloaded' | 'media-not-found' | 'media-unreadable' }

/** A photograph drawn anew as a JPEG. */
type CopiedPicture = { bytes: Uint8Array; width: number; height: number } | MediaRefusal | { refusal: 'overloaded' }

/** A part of a picture, in its own pixels. */
export interface CropBox {
  left: number
  top: number
  width: number
  height: number
}

/** What is drawn on a picture, in its own pixels, and how large it is wanted. */
export interface Composition {
  picture: { width: number; height: number }
  engraving: { lines: readonly EngravedLine[]; family: string; ink: string }
  width: number
  format: 'webp' | 'jpg'
}

/** Whatever needs to open a picture. */
export interface PictureMaker {
  take(bytes: Uint8Array): Promise<TakenMedia>
  /** Takes photographs only, and gives a copy that holds nothing but their pixels; refuses when too many wait already. */
  copy(bytes: Uint8Array): Promise<CopiedPicture>
  /** A part of a photograph, as a file of its own; refuses when too many wait already. */
  crop(bytes: Uint8Array, box: CropBox): Promise<TakenMedia | { refusal: 'overloaded' }>
  /** Opens the original only when its turn has come; refuses when too many wait already. */
  make(open: () => Promise<Uint8Array | null>, size: ImageSize): Promise<MadePicture>
  /** A picture with words engraved, and pictures of the same framing on top, the lowest first. */
  compose(open: () => Promise<Uint8Array[] | null>, composition: Composition): Promise<MadePicture>
  /** The colours that a picture is made of, the largest first; refuses when too many wait already. */
  colours(open: () => Promise<Uint8Array | null>): Promise<FoundColours>
  close(): void
}
