import { z } from 'zod'
import { KEY_MAPPING, type MappedThing } from './key-mapping.ts'

/** Numeric ids as they arrive in a path: PostgreSQL's integer is the ceiling. */
export const IdParam = z.coerce.number().int().positive().max(2_147_483_647)

/** An id in a body. */
export const Id = z.number().int().positive()

/** What a person types on one line or in a short message: trimmed, so many characters at most. */
export const Text = (max: number) => z.string().trim().max(max)

type KeyListOf<Thing extends MappedThing> = (typeof KEY_MAPPING)[Thing]['keyList']

/** The answer of a list call: `{ pages: […], total }`. */
export function listOutput<Thing extends MappedThing, Shape extends z.ZodType>(thing: Thing, shape: Shape) {
  const keyList: KeyListOf<Thing> = KEY_MAPPING[thing].keyList
  return z.object({ [keyList]: z.array(shape), total: z.number().int() } as {
    [Key in KeyListOf<Thing>]: z.ZodArray<Shape>
  } & { total: z.ZodNumber })
}

/** The answer of a call that gives a file. */
export const FileAnswer = z.object({
  filename: z.string(),
  mimeType: z.string(),
  bytes: z.instanceof(Uint8Array),
})
export type FileAnswer = z.infer<typeof FileAnswer>
