import { layeredStorage } from './estate-copies.ts'
import { finishWork } from './finish-work.ts'
import { enterOffice } from './office.ts'
import { createTestApp } from './test-app.ts'

const START = new Date('2026-11-15T10:00:00Z')

/** An owner who asks for exports, in an estate whose clock and storage are the test's. */
export async function openExportDesk() {
  let now = START
  const storage = await layeredStorage()
  const shop = { ...(await createTestApp({ now: () => now, services: { storage } })), storage }
  const office = await enterOffice(shop)
  await shop.admin.query(`update estate.sessions set expires_at = '2027-01-01', seen_at = '2027-01-01'`)
  const list = async () => (await office.ask('/admin/estate-export')).data.exports
  return {
    shop,
    office,
    storage,
    list,
    ask: () => office.ask('/admin/estate-export', { method: 'POST' }),
    /** Lets time pass and does what falls due. */
    wait: async (days: number) => {
      now = new Date(START.getTime() + days * 86_400_000)
      await finishWork(shop, () => now)
    },
  }
}
