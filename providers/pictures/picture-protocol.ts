import type { Failure } from '#providers/processes/answer-tasks.ts'
import type { ImageSize } from '#rules/media/image-variant.ts'
import type { FoundColour } from '#rules/sites/looks/dominant-colours.ts'
import type { Composition, CropBox, MediaKind, MediaRefusal } from './picture-maker.ts'

/** What is asked of the picture process, about the bytes that come along. */
export type PictureTask =
  | { id: number; task: 'take' | 'copy' | 'colours' }
  | { id: number; task: 'make'; size: ImageSize }
  | { id: number; task: 'crop'; box: CropBox }
  /** Several pictures come along, one after the other: how long each is. */
  | { id: number; task: 'compose'; lengths: readonly number[]; composition: Composition }

/** What it answers. The bytes of a picture that was made come along, and those of a file that had to be changed. */
export type PictureAnswer =
  | { id: number; taken: (MediaKind & { isChanged: boolean }) | MediaRefusal }
  | { id: number; copied: { width: number; height: number } | MediaRefusal }
  | { id: number; colours: FoundColour[] | null }
  | { id: number; made: true }
  | Failure
