import { expect, test } from 'vitest'
import type { LooseRequest, Transport } from '#client/ask.ts'
import { createDataProvider } from './data-provider.ts'
import { SOURCES } from './sources.ts'

/** A server that notes what it is asked and answers what it is told to. */
function providerWith(answer: (asked: string, request: LooseRequest) => unknown) {
  const heard: [string, LooseRequest][] = []
  const transport: Transport = async ({ method, path }, request) => {
    heard.push([`${method} ${path}`, request])
    const data = answer(`${method} ${path}`, request)
    return data instanceof Error
      ? {
          success: false,
          data: null,
          message: 'Non.',
          code: data.message as 'invalid-input',
          errors: { mostDays: 'Trop.' },
        }
      : { success: true, data, message: '' }
  }
  return { heard, provider: createDataProvider({ transport, sources: SOURCES }) }
}

test('a list brings its rows and how many there are, whatever the answer calls them', async () => {
  const { provider } = providerWith(() => ({ orderBacks: [{ id: 1 }], total: 12 }))
  const params = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} }
  expect(await provider.getList('returns', params)).toEqual({ data: [{ id: 1 }], total: 12 })
})

test('a change sends what was typed anew, and the version that was seen', async () => {
  const { heard, provider } = providerWith(() => ({ carrier: { id: 3, version: 5 } }))
  const previousData = { id: 3, version: 4, mostDays: 2, leastDays: null, zones: [{ country: 'FR' }] }
  const data = { ...previousData, mostDays: 3, zones: [{ country: 'FR' }] }
  expect(await provider.update('carriers', { id: 3, data, previousData })).toEqual({ data: { id: 3, version: 5 } })
  expect(heard).toEqual([['PUT /admin/carrier/:id', { params: { id: 3 }, body: { mostDays: 3, version: 4 } }]])
})

test('after a conflict, the change goes on top of what the other has saved', async () => {
  const { heard, provider } = providerWith(() => ({ carrier: { id: 3, version: 6 } }))
  const previousData = { id: 3, version: 4, mostDays: 2, isValid: true }
  const base = { id: 3, version: 5, mostDays: 9, isValid: true }
  await provider.update('carriers', { id: 3, data: { ...previousData, isValid: false }, previousData, meta: { base } })
  expect(heard[0]?.[1].body).toEqual({ mostDays: 2, isValid: false, version: 5 })
})

test('ids are asked for in portions that a filter holds, or one by one where a list knows no ids', async () => {
  const { heard, provider } = providerWith((asked, { params }) =>
    asked.endsWith('/:id') ? { mail: { id: params?.id } } : { carriers: [], total: 0 },
  )
  await provider.getMany('carriers', { ids: Array.from({ length: 40 }, (_, at) => 1_000_000_000 + at) })
  expect(heard.map(([, { list }]) => String(list?.id).length <= 200)).toEqual([true, true, true])
  expect((await provider.getMany('mails', { ids: [4, 5] })).data).toEqual([{ id: 4 }, { id: 5 }])
})

test('what is removed from a list is looked at first, for its version', async () => {
  const { heard, provider } = providerWith((asked) =>
    asked.startsWith('GET') ? { carrier: { id: 3, version: 8 } } : {},
  )
  await provider.deleteMany('carriers', { ids: [3] })
  expect(heard.at(-1)).toEqual(['DELETE /admin/carrier/:id', { params: { id: 3 }, body: { version: 8 } }])
})

test('of several, one that must stay is told and keeps none from going; one that is gone already is nobody’s fault', async () => {
  const { heard, provider } = providerWith((asked, { params }) => {
    if (params?.id === 4) return new Error('thing-not-found')
    if (asked.startsWith('DELETE') && params?.id === 5) return new Error('changed-meanwhile')
    return { carrier: { id: params?.id, version: 1 } }
  })
  await expect(provider.deleteMany('carriers', { ids: [4, 5, 6] })).rejects.toMatchObject({
    body: { code: 'changed-meanwhile' },
  })
  expect(heard.filter(([asked]) => asked.startsWith('DELETE')).map(([, { params }]) => params?.id)).toEqual([5, 6])
  expect(await provider.deleteMany('carriers', { ids: [4] })).toEqual({ data: [4] })
})

test('a refusal is thrown with its name, its status and what is wrong at which field', async () => {
  const { provider } = providerWith(() => new Error('invalid-input'))
  await expect(provider.create('carriers', { data: {} })).rejects.toMatchObject({
    message: 'Non.',
    status: 400,
    body: { code: 'invalid-input', errors: { mostDays: 'Trop.', root: { serverError: 'Non.' } } },
  })
})
