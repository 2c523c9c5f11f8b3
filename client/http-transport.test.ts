import { expect, test } from 'vitest'
import { getPages } from '#contract/content/routes.ts'
import { getParameters } from '#contract/sites/routes.ts'
import { createAsk } from './ask.ts'
import { createHttpTransport, fillPath } from './http-transport.ts'
import { atLeast, atMost, different, lessThan, like, moreThan } from './list-filters.ts'
import { dataUrlToBlob, toMultipart } from './to-multipart.ts'

function recordingFetch(answer: unknown) {
  const sent: { url: string; init: RequestInit }[] = []
  const send = async (url: string | URL | Request, init: RequestInit = {}) => {
    sent.push({ url: String(url), init })
    return Response.json(answer, { status: 400 })
  }
  return { sent, send: send as typeof fetch }
}

test('a refusal is an answer, passed on with the server’s message', async () => {
  const { send } = recordingFetch({ success: false, data: null, message: 'Non.', code: 'invalid-input' })
  const ask = createAsk(createHttpTransport({ base: '/api', headers: () => ({}), fetch: send }))
  expect(await ask(getPages, {})).toEqual({ success: false, data: null, message: 'Non.', code: 'invalid-input' })
})

test('lists travel in the query grammar; empty filters stay at home', async () => {
  const { sent, send } = recordingFetch({ success: true, data: { parameters: [], total: 0 }, message: '' })
  const ask = createAsk(createHttpTransport({ base: '/api', headers: () => ({ userLang: 'en' }), fetch: send }))
  await ask(getParameters, { list: { type: like('COLOR'), kind: '', nbItem: 5 } })
  expect(sent[0]?.url).toBe('/api/parameter?type=lk%3ACOLOR&nbItem=5')
  expect(sent[0]?.init.headers).toMatchObject({ userLang: 'en', accept: 'application/json' })
})

test('the marks of the grammar', () => {
  expect([like('x'), different('x'), lessThan(1), atMost(1), moreThan(1), atLeast(1)]).toEqual([
    'lk:x',
    'df:x',
    'lt:1',
    'lte:1',
    'gt:1',
    'gte:1',
  ])
})

test('path parameters are escaped', () => {
  expect(fillPath('/blog/:id/:slug', { id: 3, slug: 'a/b é' })).toBe('/blog/3/a%2Fb%20%C3%A9')
})

test('objects become JSON and files go under their field', () => {
  const form = toMultipart({
    body: { quantity: 6, name: 'Ève', options: { gift: true }, nothing: undefined },
    field: 'images',
    files: [new Blob(['x']), 'data:image/png;base64,AAEC'],
  })
  expect(form.get('quantity')).toBe('6')
  expect(form.get('name')).toBe('Ève')
  expect(form.get('options')).toBe('{"gift":true}')
  expect(form.has('nothing')).toBe(false)
  expect(form.getAll('images')).toHaveLength(2)
})

test('a data URL becomes the file that it describes', async () => {
  const picture = dataUrlToBlob('data:image/png;base64,AAEC')
  expect(picture.type).toBe('image/png')
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([0, 1, 2])
  const drawing = dataUrlToBlob('data:image/svg+xml;charset=utf-8,%3Csvg%3E%C3%A9%3C/svg%3E')
  expect(drawing.type).toBe('image/svg+xml')
  expect(await drawing.text()).toBe('<svg>é</svg>')
})
