import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Refused } from '#api/calls/outcome.ts'
import type { CallDefinition, UploadedFile } from '#contract/basics/define-call.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { isTooDeep } from './json-body.ts'

type ReadBody = { body: Record<string, unknown>; files: UploadedFile[] } | Refused

const MAX_FIELDS = 100
const MAX_FIELD_BYTES = 1_000_000
/** Files are held in memory until they are stored; several calls for many files cost less than one. */
const MAX_FORM_BYTES = 45_000_000

/** Reads a multipart form: fields that the contract does not call text are JSON, files come under `image` or `images`. */
export async function readMultipart(request: FastifyRequest, call: CallDefinition): Promise<ReadBody> {
  const rules = call.files
  if (!rules) return { refusal: 'media-type-unknown' }
  const body: Record<string, unknown> = Object.create(null)
  const files: UploadedFile[] = []
  const problems: Record<string, Problem> = {}
  let formBytes = 0
  const limits = { files: rules.max, fileSize: rules.maxBytes, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES }

  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      formBytes += bytes.length
      if (formBytes > MAX_FORM_BYTES) return { refusal: 'body-too-large' }
      if (part.fieldname !== call.upload) problems[part.fieldname] = { problem: 'unknown-field' }
      else files.push({ filename: part.filename, mimeType: part.mimetype, bytes })
    } else if (part.fieldname in body) problems[part.fieldname] = { problem: 'given-twice' }
    else {
      const read = readField({ call, name: part.fieldname, text: String(part.value) })
      if ('wrong' in read) problems[part.fieldname] = read.wrong
      else body[part.fieldname] = read.value
    }
  }
  return Object.keys(problems).length > 0 ? { refusal: 'invalid-input', problems } : { body: { ...body }, files }
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
