import { onTestFinished } from 'vitest'
import { type Change, listenForChanges } from '#db/changes.ts'
import { obeyChange } from '#run/pages/obey-change.ts'
import { createTestSite, type TestSite } from './test-site.ts'

export interface ObeyingSite extends TestSite {
  /** Changes the database and waits until all that was told of it, and before, has been obeyed. */
  change(options: { sql: string; values?: unknown[] }): Promise<void>
  /** The same, whatever it is that changes it. */
  obey<Value>(work: () => Promise<Value>): Promise<Value>
}

/**
 * A site whose kept pages obey changes in the database, as they do in a worker. What is prepared before it listens is not
 * told to it while the test counts.
 */
export async function createObeyingSite(
  prepare: (site: TestSite) => Promise<unknown> = async () => {},
  options: Parameters<typeof createTestSite>[0] = {},
): Promise<ObeyingSite> {
  const running = await createTestSite(options)
  await prepare(running)
  const marks = new Map<string, () => void>()
  const onChange = (change: Change) => {
    const reached = typeof change === 'object' && 'live' in change && marks.get(change.live)
    if (reached) reached()
    else obeyChange({ ...running, onTrouble: () => {} }, change)
  }
  const changes = await listenForChanges({ url: running.appUrl, onChange, onTrouble: () => {} })
  onTestFinished(() => changes.close())
  const obey: ObeyingSite['obey'] = async (work) => {
    const value = await work()
    // What was told comes in the order in which it was: behind it, a word of our own.
    const mark = `mark ${marks.size + 1}`
    await new Promise<void>((resolve, reject) => {
      marks.set(mark, resolve)
      running.admin.query(`select pg_notify('cuvee_change', $1)`, [`0 ${mark}`]).catch(reject)
    })
    return value
  }
  return {
    ...running,
    obey,
    async change({ sql, values }) {
      await obey(() => running.admin.query(sql, values))
    },
  }
}
