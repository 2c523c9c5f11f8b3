import type { PictureSize } from '#rules/picture-wish.ts'
import type { Taken } from './take-media.ts'

/** What is asked of the picture process. */
export type MakerTask = { type: 'take'; bytes: Uint8Array } | { type: 'make'; bytes: Uint8Array; size: PictureSize }
export type MakerRequest = { id: number; task: MakerTask }

/** What it answers: the work's result, or why it failed. */
export type MakerAnswer =
  | { id: number; taken: Taken }
  | { id: number; made: Uint8Array }
  | { id: number; failure: string }
