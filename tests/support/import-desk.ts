import { setTimeout as wait } from 'node:timers/promises'
import { addImport, checkImport, getImport, runImport, undoImport } from '#contract/imports/routes.ts'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'

interface ToldImport {
  id: number
  kind: string
  state: string
  columns: { field: string | null }[]
  defaults: object
  done: number
  added: number
  kept: number
  left: number
}

interface Asked {
  method: string
  path: string
  body?: string | FormData
}

/** Often enough to see each piece come. */
const LOOK_MS = 50

/** Somebody of the demo's first estate who brings files along, at a server that runs. */
export async function openImportDesk(url: string) {
  const json = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { ...json, idSite: '1' },
    body: JSON.stringify({ email: 'admin@example.com', password: DEMO_PASSWORD }),
  })
  const { token } = (await signedIn.json()).data
  const ask = async ({ method, path, body }: Asked): Promise<ToldImport> => {
    const headers = { idSite: '1', authorization: token, ...(typeof body === 'string' ? json : {}) }
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
    const { data, message } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${message}`)
    return data.import ?? data
  }
  const at = (route: { method: string; path: string }, id: number) => ({
    method: route.method,
    path: route.path.replace(':id', String(id)),
  })
  const read = (id: number) => ask(at(getImport, id))
  const until = async (id: number, isSo: (told: ToldImport) => boolean): Promise<ToldImport> => {
    const told = await read(id)
    if (isSo(told)) return told
    await wait(LOOK_MS)
    return until(id, isSo)
  }
  /** From the file to the trial that has gone well. */
  const bring = async (content: string): Promise<number> => {
    const body = new FormData()
    body.append('file', new Blob([content], { type: 'text/csv' }), 'vins.csv')
    const { id, kind, columns, defaults } = await ask({ ...addImport, body })
    const mapping = columns.map(({ field }) => field)
    await ask({ ...at(checkImport, id), body: JSON.stringify({ kind, mapping, defaults }) })
    await until(id, ({ state }) => state === 'CHECKED')
    return id
  }
  return {
    read,
    until,
    bring,
    run: (id: number) => ask(at(runImport, id)),
    undo: (id: number) => ask(at(undoImport, id)),
  }
}

/** So many wines of one bottle each. */
export function wineFile(count: number): string {
  const lines = Array.from(
    { length: count },
    (_, at) => `IMP-${at};Cuvée d’essai ${at};2021;75 cl;${5 + (at % 40)},50;${at % 7};Rouge`,
  )
  return ['Référence;Nom;Millésime;Contenance;Prix;Stock;Couleur', ...lines].join('\n')
}
