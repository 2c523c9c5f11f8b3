import { LEASE_MS } from '#rules/basics/due-work.ts'
import { finishWork } from './finish-work.ts'
import { enterOffice } from './office.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** A form with one file in it, as browsers send it. */
function fileForm(name: string, content: string | Uint8Array) {
  const boundary = 'an-import'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(head),
    Buffer.from(content as string),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

interface Column {
  name: string
  samples: string[]
  field: string | null
}

interface ToldImport {
  id: number
  kind: string
  source: string
  state: string
  columns: Column[]
  defaults: { kind: string; vatRate: number; isShown: boolean }
  notes: { line: number; column: string | null; kind: string; reason: string; value: string }[]
  [count: string]: unknown
}

/** Somebody of an estate who brings files along. */
export async function openImports({ shop: given, siteId = 1 }: { shop?: TestApp; siteId?: number } = {}) {
  const shop = given ?? (await createTestApp())
  const office = await enterOffice(shop, { siteId })
  const host = siteId === 1 ? 'localhost' : 'coteaux.localhost'
  let at = Date.now()
  const clock = () => {
    at = Math.max(at, Date.now())
    return new Date(at)
  }
  /** What a process that died has held is free again. */
  const endLease = () => {
    at = Math.max(at, Date.now()) + LEASE_MS
  }
  const upload = async (content: string | Uint8Array, name = 'fichier.csv') => {
    const form = fileForm(name, content)
    const headers = { host, authorization: office.token, ...form.headers }
    const answer = await shop.app.inject({ method: 'POST', url: '/api/admin/import', headers, payload: form.payload })
    return { status: answer.statusCode, ...answer.json() }
  }
  const read = async (id: number): Promise<ToldImport> => (await office.ask(`/admin/import/${id}`)).data.import
  const move = (id: number, deed: 'run' | 'stop' | 'undo') =>
    office.ask(`/admin/import/${id}/${deed}`, { method: 'PUT' })
  /** To the end: nobody waits for the rests between two pieces. */
  const work = async (): Promise<void> => {
    await finishWork(shop, clock)
    const { rows } = await shop.admin.query(
      `select due_at from platform.due_work where site_id = $1 and kind = 'IMPORT' and leased_until is null`,
      [siteId],
    )
    if (rows.length === 0) return
    at = Math.max(at, rows[0].due_at.getTime())
    await work()
  }
  const check = async ({ id, kind, columns, defaults }: ToldImport, changed: object = {}) => {
    const payload = { kind, mapping: columns.map(({ field }) => field), defaults, ...changed }
    return office.ask(`/admin/import/${id}/check`, { method: 'PUT', payload })
  }
  /** From the file to its end. */
  const bring = async (content: string | Uint8Array, changed: object = {}): Promise<ToldImport> => {
    const { data } = await upload(content)
    await check(data.import, changed)
    await work()
    await move(data.import.id, 'run')
    await work()
    return read(data.import.id)
  }
  const undo = async (id: number): Promise<ToldImport> => {
    await move(id, 'undo')
    await work()
    return read(id)
  }
  return { shop, ask: office.ask, upload, read, move, work, check, bring, undo, endLease }
}
