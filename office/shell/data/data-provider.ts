import { type DataProvider, HttpError, type RaRecord } from 'react-admin'
import type { Transport } from '#client/ask.ts'
import type { Failure } from '#contract/basics/envelope.ts'
import { REFUSAL_STATUS } from '#contract/basics/refusals.ts'
import type { Route } from '#contract/basics/route.ts'
import { changedFields } from './changed-fields.ts'
import { listRequest } from './list-request.ts'
import type { Source } from './sources.ts'

/** As many ids as fit into one filter of 200 characters. */
const IDS_AT_ONCE = 18

interface Asking {
  params?: Record<string, unknown>
  list?: Record<string, string>
  body?: Record<string, unknown>
}

interface ProviderParts {
  transport: Transport
  sources: Readonly<Record<string, Source>>
}

/** How react-admin reaches the calls of resources and lists. */
export function createDataProvider({ transport, sources }: ProviderParts): DataProvider {
  const sourceOf = (name: string): Source => {
    const source = sources[name]
    if (!source) throw new Error(`Nothing is known of ${name}`)
    return source
  }
  const ask = async (route: Route, asked: Asking): Promise<Record<string, unknown>> => {
    const answer = await transport(route, asked)
    if (!answer.success) throw refusalError(answer)
    return answer.data as Record<string, unknown>
  }
  const at = (method: Route['method'], path: string): Route => ({ method, path: path as Route['path'] })

  const getOne = async ({ path, one }: Source, id: unknown): Promise<RaRecord> => {
    const data = await ask(at('GET', `${path}/:id`), { params: { id } })
    return data[one] as RaRecord
  }
  const getList = async ({ path, many }: Source, list: Record<string, string>) => {
    const data = await ask(at('GET', path), { list })
    return { data: data[many] as RaRecord[], total: data.total as number }
  }
  const getMany = async (source: Source, ids: readonly unknown[]): Promise<RaRecord[]> => {
    if (!source.list.filters.id) return Promise.all(ids.map((id) => getOne(source, id)))
    const lists = chunks(ids).map((some) => getList(source, { id: some.join(','), nbItem: '100' }))
    return (await Promise.all(lists)).flatMap(({ data }) => data)
  }
  /** A removal names the version that was seen; a list does not tell it. */
  const remove = async (source: Source, { id, version }: { id: unknown; version: unknown }) => {
    await ask(at('DELETE', `${source.path}/:id`), { params: { id }, body: { version } })
  }

  const provider = {
    async getList(name: string, params: Parameters<DataProvider['getList']>[1]) {
      const source = sourceOf(name)
      return getList(source, listRequest(source.list, params))
    },
    async getOne(name: string, { id }: { id: unknown }) {
      return { data: await getOne(sourceOf(name), id) }
    },
    async getMany(name: string, { ids }: { ids: readonly unknown[] }) {
      return { data: await getMany(sourceOf(name), ids) }
    },
    async getManyReference(name: string, params: Parameters<DataProvider['getManyReference']>[1]) {
      const source = sourceOf(name)
      const filter = { ...params.filter, [params.target]: params.id }
      return getList(source, listRequest(source.list, { ...params, filter }))
    },
    async create(name: string, { data }: { data: Record<string, unknown> }) {
      const { path, one } = sourceOf(name)
      const answer = await ask(at('POST', path), { body: data })
      return { data: answer[one] as RaRecord }
    },
    async update(name: string, { id, data, previousData, meta }: UpdateRequest) {
      const { path, one, resource } = sourceOf(name)
      const before = meta?.base ?? previousData
      const names = Object.keys(resource?.fields.shape ?? {})
      const body = { ...changedFields({ names, before, after: data }), version: before.version }
      const answer = await ask(at('PUT', `${path}/:id`), { params: { id }, body })
      return { data: answer[one] as RaRecord }
    },
    async updateMany(name: string, { ids, data }: { ids: unknown[]; data: Record<string, unknown> }) {
      await ask(at('PUT', sourceOf(name).path), { body: { ids, set: data } })
      return { data: ids }
    },
    async delete(name: string, { id, previousData }: { id: unknown; previousData?: RaRecord }) {
      const source = sourceOf(name)
      const version = previousData?.version ?? (await getOne(source, id)).version
      await remove(source, { id, version })
      return { data: previousData ?? { id } }
    },
    async deleteMany(name: string, { ids }: { ids: unknown[] }) {
      const source = sourceOf(name)
      await removeEach(ids, async (id) => remove(source, { id, version: (await getOne(source, id)).version }))
      return { data: ids }
    },
  }
  // react-admin lets each caller say of what type its records are; which they are is known to the contract alone.
  return provider as unknown as DataProvider
}

interface UpdateRequest {
  id: unknown
  data: Record<string, unknown>
  previousData: Record<string, unknown>
  /** What somebody else has saved meanwhile, when this goes on top of it. */
  meta?: { base?: Record<string, unknown> }
}

/** What is wrong with fields is told at them; the sentence keeps a form from taking any refusal for a success. */
function refusalError({ code, message, errors }: Failure): HttpError {
  return new HttpError(message, REFUSAL_STATUS[code], { code, errors: { ...errors, root: { serverError: message } } })
}

/** One that must stay keeps none of the others from going; it is told at the end. */
async function removeEach(ids: readonly unknown[], removeOne: (id: unknown) => Promise<void>): Promise<void> {
  const refused: unknown[] = []
  for (const id of ids) await removeOne(id).catch((fault) => isGone(fault) || refused.push(fault))
  if (refused.length > 0) throw refused[0]
}

/** Somebody else has removed it before. */
function isGone(fault: unknown): boolean {
  return fault instanceof HttpError && fault.status === 404
}

function chunks(ids: readonly unknown[]): unknown[][] {
  const count = Math.ceil(ids.length / IDS_AT_ONCE)
  return Array.from({ length: count }, (_, at) => ids.slice(at * IDS_AT_ONCE, (at + 1) * IDS_AT_ONCE))
}
