import type { FastifyRequest } from 'fastify'
import type { Caller } from '#api/calls/caller.ts'
import type { Outcome, Refused } from '#api/calls/outcome.ts'
import type { RegisteredCall } from '#api/calls/registry.ts'
import { admitAndCount, endCall, runCall } from '#api/calls/run-call.ts'
import type { AppParts } from './app-parts.ts'
import type { Forms } from './forms.ts'
import { throughGate } from './gate.ts'
import { type FormBody, readMultipart } from './multipart-body.ts'
import { gatePlace } from './visitor.ts'

interface FormCallOptions {
  registered: RegisteredCall
  request: FastifyRequest
  caller: Caller
}

/**
 * Files are many megabytes and come slowly: who may not send them, or has sent enough, is told before they are read;
 * while they come, nobody else waits for them.
 */
export async function answerForm(
  parts: AppParts & { forms: Forms },
  { registered: { call, handler }, request, caller }: FormCallOptions,
): Promise<Outcome> {
  const { gate, forms } = parts
  const priority = call.priority ?? 'normal'
  const place = gatePlace(request)
  const admitted = await throughGate({ gate, priority, place }, () =>
    admitAndCount(parts, { call, caller, params: request.params }),
  )
  if ('refusal' in admitted) return endCall(parts, { call, caller, outcome: admitted })
  const form = await readForm(forms, { registered: { call, handler }, request, caller })
  if ('refusal' in form) return form
  try {
    return await throughGate({ gate: forms.working, priority, place }, () =>
      throughGate({ gate, priority, place }, async () => {
        const { params, query } = request
        const raw = { params, query, body: form.body, files: await form.readFiles() }
        return runCall(parts, { call, handler, caller, raw, isCounted: true })
      }),
    )
  } finally {
    await form.drop()
  }
}

async function readForm(
  forms: Forms,
  { registered: { call }, request, caller }: FormCallOptions,
): Promise<FormBody | Refused> {
  const leave = forms.beginReading(caller.address)
  if (!leave) return { refusal: 'overloaded', retryAfterSeconds: 5 }
  try {
    return await readMultipart(request, { call, folder: forms.folder })
  } catch (error) {
    // The form reader names the limits it holds; whatever else it throws is about bytes that are no form.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')) throw error
    return { refusal: 'malformed-body' }
  } finally {
    leave()
  }
}
