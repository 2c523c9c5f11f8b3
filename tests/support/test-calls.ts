import { z } from 'zod'
import type { AnyHandler, Handler } from '#api/calls/handler.ts'
import type { RegisteredCall } from '#api/calls/registry.ts'
import { defineCall } from '#contract/basics/define-call.ts'

/** Calls that only tests register, to show what the machinery does with any call. */
export const upload = defineCall({
  name: 'upload',
  about: 'Takes a form with files.',
  method: 'POST',
  path: '/test/upload',
  upload: 'images',
  who: 'visitor',
  body: z.object({
    name: z.string(),
    quantity: z.number().int(),
    gift: z.boolean().optional(),
    options: z.object({ colours: z.array(z.string()) }).optional(),
  }),
  files: { max: 2, maxBytes: 1_000 },
  output: z.object({ body: z.unknown(), files: z.array(z.object({ filename: z.string(), size: z.number() })) }),
  refusals: [],
})

const handleUpload: Handler<typeof upload> = async ({ body, files }) => ({
  value: { body, files: files.map(({ filename, bytes }) => ({ filename, size: bytes.length })) },
})

const rename = defineCall({
  name: 'rename',
  about: 'Writes before it may refuse.',
  method: 'PUT',
  path: '/test/rename/:mode',
  who: 'visitor',
  params: z.object({ mode: z.enum(['well', 'refused', 'broken']) }),
  body: z.object({ name: z.string() }),
  output: z.object({ times: z.number() }),
  refusals: ['parameter-not-found'],
})

/** Appends to the company's name, so that doing it twice shows. */
const handleRename: Handler<typeof rename> = async ({ params, body }, { db }) => {
  const { value } = await db
    .selectFrom('parameters')
    .select('value')
    .where('id', '=', 15)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db
    .updateTable('parameters')
    .set({ value: `${value}${body.name}` })
    .where('id', '=', 15)
    .execute()
  if (params.mode === 'refused') return { refusal: 'parameter-not-found' }
  if (params.mode === 'broken') throw new Error('a fault of ours with a secret in it')
  return { value: { times: 1, leaked: 'not in the contract' } as { times: number } }
}

export function registered<Call extends RegisteredCall['call']>(call: Call, handler: Handler<Call>): RegisteredCall {
  return { call, handler: handler as unknown as AnyHandler }
}

export const testRegistry = [registered(upload, handleUpload), registered(rename, handleRename)]
