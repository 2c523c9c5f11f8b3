import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Refused } from '#api/calls/outcome.ts'
import type { CallDefinition, UploadedFile } from '#contract/basics/define-call.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { type HeldBytes, holdBytes } from './held-bytes.ts'
import { isTooDeep } from './json-body.ts'

export interface FormBody {
  body: Record<string, unknown>
  readFiles(): Promise<UploadedFile[]>
  /** To be called in any case: files may lie on the disk. */
  drop(): Promise<void>
}

type HeldFile = Omit<UploadedFile, 'bytes'> & { bytes: HeldBytes }

const MAX_FIELDS = 100
const MAX_FIELD_BYTES = 1_000_000
/** Files come into memory to be worked on; several calls for many files cost less than one. */
const MAX_FORM_BYTES = 45_000_000

interface ReadOptions {
  call: CallDefinition
  /** Where large files wait. */
  folder: string
}

/** Reads a multipart form: fields that the contract does not call text are JSON, files come under `image` or `images`. */
export async function readMultipart(
  request: FastifyRequest,
  { call, folder }: ReadOptions,
): Promise<FormBody | Refused> {
  if (!call.files) return { refusal: 'media-type-unknown' }
  const held: HeldFile[] = []
  const drop = async () => void (await Promise.all(held.map(({ bytes }) => bytes.drop())))
  try {
    const read = await readParts(request, { call, folder, held })
    if ('refusal' in read) await drop()
    return 'refusal' in read ? read : { body: read.body, readFiles: () => Promise.all(held.map(readHeld)), drop }
  } catch (error) {
    await drop()
    throw error
  }
}

async function readHeld({ bytes, ...file }: HeldFile): Promise<UploadedFile> {
  return { ...file, bytes: await bytes.read() }
}

async function readParts(
  request: FastifyRequest,
  { call, folder, held }: ReadOptions & { held: HeldFile[] },
): Promise<{ body: Record<string, unknown> } | Refused> {
  const body: Record<string, unknown> = Object.create(null)
  const problems: Record<string, Problem> = {}
  let formBytes = 0
  async function* counted(file: AsyncIterable<Buffer>) {
    for await (const chunk of file) {
      formBytes += chunk.length
      if (formBytes > MAX_FORM_BYTES) throw Object.assign(new Error('too large'), { code: 'FST_REQ_FILE_TOO_LARGE' })
      yield chunk
    }
  }
  const { max: files = 0, maxBytes: fileSize = 0 } = call.files ?? {}
  const limits = { files, fileSize, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES }

  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const bytes = await holdBytes(counted(part.file), folder)
      held.push({ filename: part.filename, mimeType: part.mimetype, bytes })
      if (part.fieldname !== call.upload) problems[part.fieldname] = { problem: 'unknown-field' }
    } else if (part.fieldname in body) problems[part.fieldname] = { problem: 'given-twice' }
    else {
      const read = readField({ call, name: part.fieldname, text: String(part.value) })
      if ('wrong' in read) problems[part.fieldname] = read.wrong
      else body[part.fieldname] = read.value
    }
  }
  return Object.keys(problems).length > 0 ? { refusal: 'invalid-input', problems } : { body: { ...body } }
}

interface ReadFieldOptions {
  call: CallDefinition
  name: string
  text: string
}

function readField({ call, name, text }: ReadFieldOptions): { value: unknown } | { wrong: Problem } {
  const shape = call.body?.shape[name]
  if (!shape || takesText(shape)) return { value: text }
  if (isTooDeep(text)) return { wrong: { problem: 'invalid' } }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { wrong: { problem: 'invalid' } }
  }
}

const TEXTS = [z.ZodString, z.ZodEmail, z.ZodEnum, z.ZodLiteral] as const

function takesText(shape: z.core.$ZodType): boolean {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault) {
    return takesText(shape.unwrap())
  }
  if (shape instanceof z.ZodUnion) return shape.options.some(takesText)
  return TEXTS.some((kind) => shape instanceof kind)
}
