import { z } from 'zod'
import { KEY_MAPPING, type MappedThing } from './key-mapping.ts'
import { oneLine, severalLines } from './typed-text.ts'

/** PostgreSQL's integer is the ceiling of ids. */
const MOST_ID = 2_147_483_647

/** Numeric ids as they arrive in a path. */
export const IdParam = z.coerce.number().int().positive().max(MOST_ID)

/** An id in a body. */
export const Id = z.number().int().positive().max(MOST_ID)

/** What a person types on one line: names, streets, codes. It reaches envelopes, invoices and mails as one line. */
export const OneLine = (max: number) => z.string().overwrite(oneLine).max(max)

/** What a person types on several lines. */
export const Text = (max: number) => z.string().overwrite(severalLines).max(max)

/** What an estate writes as HTML (decisions/030): written in an editor, cleaned before it is kept. */
export const RichText = (max: number) => Text(max).meta({ contentMediaType: HTML })
export const HTML = 'text/html'

/** The readable part of an address. */
export const Slug = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** A moment as it is typed and planned. */
export const Moment = z.iso.datetime({ offset: true })

/** More than anything here costs, and well within a column of cents. */
const MOST_EUROS = 1_000_000

/** An amount of money as it travels: euros, in whole cents. A third decimal is told instead of rounded. */
export const Euros = z
  .number()
  .nonnegative()
  .max(MOST_EUROS)
  .refine((amount) => Math.round(amount * 100) / 100 === amount, { params: { problem: 'not-whole-cents' } })

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
  /** Saved, never shown in the browser: a stranger has made it. */
  isAttachment: z.boolean().optional(),
})
export type FileAnswer = z.infer<typeof FileAnswer>

/**
 * A file that is too large to be held, or made as it is sent: it comes piece by piece, and is saved, never shown. How long
 * it is stands there where it is known.
 */
export const StreamedFile = FileAnswer.pick({ filename: true, mimeType: true }).extend({
  length: z.number().int().nonnegative().optional(),
  pieces: z.custom<AsyncIterable<Uint8Array | string>>((value) => typeof value === 'object' && value !== null),
})
export type StreamedFile = z.infer<typeof StreamedFile>
