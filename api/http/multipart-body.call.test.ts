import { expect, test } from 'vitest'
import { createHttpTransport } from '#client/http-transport.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { testRegistry, upload } from '#tests/support/test-calls.ts'

async function listening() {
  const { app } = await createTestApp({ registry: testRegistry })
  const base = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`
  const transport = createHttpTransport({ base, headers: () => ({ userLang: 'en' }) })
  const send = async (form: FormData) => {
    const answer = await fetch(`${base}/test/upload`, { method: 'POST', body: form, headers: { userLang: 'en' } })
    return { status: answer.status, body: await answer.json() }
  }
  return { transport, send }
}

test('numbers, yes-or-no, objects and files arrive as the contract says', async () => {
  const { transport } = await listening()
  const body = { name: '42', quantity: 6, gift: true, options: { colours: ['rouge'] } }
  const files = [new File(['abc'], 'étiquette.png', { type: 'image/png' }), 'data:image/png;base64,AAEC']
  const answer = await transport(upload, { body, files })

  expect(answer).toMatchObject({
    success: true,
    data: { body, files: [{ filename: 'étiquette.png', size: 3 }, { size: 3 }] },
  })
})

test('a field that is no JSON, an unknown one and a repeated one are named', async () => {
  const { send } = await listening()
  const form = new FormData()
  form.append('name', 'x')
  form.append('name', 'y')
  form.append('quantity', 'six')
  form.append('options', '{"colours":')
  expect(await send(form)).toMatchObject({
    status: 400,
    body: {
      errors: {
        name: 'This field is expected only once.',
        quantity: 'This value is not valid.',
        options: 'This value is not valid.',
      },
    },
  })
})

test('files under another name, too many or too large are refused', async () => {
  const { send } = await listening()
  const form = (field: string, sizes: number[]) => {
    const made = new FormData()
    made.append('name', 'x')
    made.append('quantity', '1')
    for (const size of sizes) made.append(field, new Blob(['x'.repeat(size)]), 'a.png')
    return made
  }
  expect((await send(form('images', [10, 10]))).status).toBe(200)
  expect(await send(form('photo', [10]))).toMatchObject({
    status: 400,
    body: { errors: { photo: 'This field does not exist.' } },
  })
  expect(await send(form('images', [10, 10, 10]))).toMatchObject({ status: 413, body: { code: 'body-too-large' } })
  expect(await send(form('images', [2_000]))).toMatchObject({ status: 413, body: { code: 'body-too-large' } })
})

test('a form cut off in the middle is a 400', async () => {
  const { app } = await createTestApp({ registry: testRegistry })
  const headers = { 'content-type': 'multipart/form-data; boundary=X' }
  const cut = await app.inject({
    method: 'POST',
    url: '/api/test/upload',
    headers,
    payload: '--X\r\nContent-Disposition: form-data; name="name"\r\n\r\nabc',
  })
  expect([cut.statusCode, cut.json().code]).toEqual([400, 'malformed-body'])
  const noBoundary = await app.inject({
    method: 'POST',
    url: '/api/test/upload',
    headers: { 'content-type': 'multipart/form-data' },
    payload: 'x',
  })
  expect([noBoundary.statusCode, noBoundary.json().code]).toEqual([400, 'malformed-body'])
})
