import { openImportDesk, wineFile } from '#tests/support/import-desk.ts'
import { fetchWell } from '../fetch-raw.ts'
import type { Figure } from '../figures.ts'
import { measureAlone } from '../load.ts'
import type { Subject } from '../subject.ts'

/** As many lines as a shop of some years brings along. */
const LINES = 5_000
/** What visitors still get while lines are saved beside them, of what they get otherwise. */
const BAR = 0.5
const PAGES = [
  { name: 'home page', path: '/' },
  { name: 'wine list', path: '/nos-vins' },
] as const

/** What visitors notice of an import: one process serves, and the same one imports. */
export async function measureImport({ server, size }: Subject): Promise<Figure[]> {
  const desk = await openImportDesk(server.url)
  const id = await desk.bring(wineFile(Math.min(LINES, size.wines)))
  const before = await ratesOf(server.url, size.rounds)
  const startedAt = performance.now()
  await desk.run(id)
  await desk.until(id, ({ done }) => done > 0)
  const during = await ratesOf(server.url, size.rounds)
  const isOver = (await desk.read(id)).state === 'DONE'
  const { done, added } = await desk.until(id, ({ state }) => state === 'DONE')
  const seconds = (performance.now() - startedAt) / 1_000
  return [
    ...PAGES.map(({ name }, at) => ({
      name: `${name} while an import runs, by what it is otherwise`,
      value: (during[at] ?? Number.NaN) / (before[at] ?? Number.NaN),
      detail: `${Math.round(during[at] ?? 0)}/s of ${Math.round(before[at] ?? 0)}/s`,
      ...({ unit: 'ratio', better: 'more', bar: BAR } as const),
      ...(isOver ? { warning: 'the import was over before the visitors were' } : {}),
    })),
    { name: 'import of wines', value: seconds, unit: 'seconds', better: 'less', detail: `${added} of ${done} lines` },
  ]
}

async function ratesOf(url: string, rounds: number): Promise<number[]> {
  const rates: number[] = []
  for (const { path } of PAGES) {
    await fetchWell(`${url}${path}`)
    // Pieces change what the list shows, and its length with it.
    const { perSecond } = await measureAlone({ url: `${url}${path}`, pid: null, varies: true }, rounds)
    rates.push(perSecond)
  }
  return rates
}
