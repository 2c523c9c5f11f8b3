import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createForms } from '#api/http/forms.ts'
import { readPageForm } from './page-form.ts'

const MEGABYTE = Buffer.alloc(1_000_000)

/** A request whose body comes in megabytes; what is not read is never made. */
function request({ megabytes, headers = {} }: { megabytes: number; headers?: Record<string, string> }) {
  const body = Readable.from(Array.from({ length: megabytes }, () => MEGABYTE))
  const sent = { 'content-type': 'multipart/form-data; boundary=x', ...headers }
  return Object.assign(body, { method: 'POST', headers: sent }) as unknown as IncomingMessage
}

const read = ({ takesFiles = true, ...given }: Parameters<typeof request>[0] & { takesFiles?: boolean }) =>
  readPageForm(createForms(tmpdir()), { request: request(given), place: 'x', takesFiles })

test('a page that asks for files takes them, up to an end that holds whatever was said before', async () => {
  const form = await read({ megabytes: 25 })
  if ('status' in form) throw new Error(`${form.status}`)
  expect([form.hasFiles, (await form.read())?.length]).toEqual([true, 25_000_000])
  await form.drop()
  expect(await read({ megabytes: 34 })).toEqual({ status: 413 })
  expect(await read({ megabytes: 1, headers: { 'content-length': '33000001' } })).toEqual({ status: 413 })
})

test('any other page, and any other kind of form, takes what one types', async () => {
  expect(await read({ megabytes: 1, takesFiles: false })).toEqual({ status: 413 })
  const plain = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await read({ megabytes: 1, headers: plain })).toEqual({ status: 413 })
})

test('of one place ten are read at once, the next has to come again', async () => {
  const forms = createForms(tmpdir())
  for (let n = 0; n < 10; n++) forms.beginReading('x')
  const given = { request: request({ megabytes: 1 }), place: 'x', takesFiles: true }
  expect(await readPageForm(forms, given)).toEqual({ status: 503 })
})
