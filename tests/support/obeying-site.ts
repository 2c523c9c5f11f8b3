import { onTestFinished } from 'vitest'
import { type Change, listenForChanges } from '#db/changes.ts'
import { obeyChange } from '#run/pages/obey-change.ts'
import { createTestSite, type TestSite } from './test-site.ts'

export interface ObeyingSite extends TestSite {
  /** Changes the database and waits until the kept pages of that site have been dropped. */
  change(options: { siteId: number; sql: string; values?: unknown[] }): Promise<void>
  /** The same, whatever it is that changes it. */
  obey<Value>(siteId: number, work: () => Promise<Value>): Promise<Value>
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
  let hear = (_change: Change) => {}
  const onChange = (change: Change) => {
    obeyChange({ ...running, onTrouble: () => {} }, change)
    hear(change)
  }
  const changes = await listenForChanges({ url: running.appUrl, onChange, onTrouble: () => {} })
  onTestFinished(() => changes.close())
  const obey: ObeyingSite['obey'] = async (siteId, work) => {
    const heard = new Promise<void>((resolve) => {
      hear = (change) => typeof change === 'object' && change.site === siteId && resolve()
    })
    const value = await work()
    await heard
    return value
  }
  return {
    ...running,
    obey,
    async change({ siteId, sql, values }) {
      await obey(siteId, () => running.admin.query(sql, values))
    },
  }
}
