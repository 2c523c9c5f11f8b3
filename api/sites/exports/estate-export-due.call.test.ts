import { expect, test } from 'vitest'
import { allDueHandlers } from '#api/all-due-handlers.ts'
import { runDueWork } from '#api/background/run-due-work.ts'
import type { MediaStorage } from '#providers/storage/media-storage.ts'
import { openExportDesk } from '#tests/support/export-desk.ts'

const HOUR_MS = 3_600_000

/** What is due, done by a process with another storage; answers what went wrong. */
async function workWith(
  { shop }: Awaited<ReturnType<typeof openExportDesk>>,
  { storage, hours }: { storage: MediaStorage; hours: number },
) {
  const now = () => new Date(Date.parse('2026-11-15T10:00:00Z') + hours * HOUR_MS)
  const failures: string[] = []
  const onFailure = (_: unknown, error: unknown) => void failures.push((error as Error).message)
  const services = { ...shop, storage }
  await runDueWork({ pool: shop.pool, services, handlers: allDueHandlers, now, onFailure, limit: 5 })
  return failures
}

test('what fails is tried again from the beginning, and given up after the third time', async () => {
  const desk = await openExportDesk()
  const broken = { ...desk.storage, put: () => Promise.reject(new Error('no room')) }
  await desk.ask()
  expect(await workWith(desk, { storage: broken, hours: 0 })).toEqual(['no room'])
  expect(await workWith(desk, { storage: broken, hours: 1 })).toEqual(['no room'])
  expect((await desk.list())[0].state).toBe('RUNNING')
  expect(await workWith(desk, { storage: desk.storage, hours: 2 })).toEqual([])
  expect((await desk.list())[0].state).toBe('READY')

  await desk.ask()
  for (const hours of [3, 4, 5]) expect(await workWith(desk, { storage: broken, hours })).toEqual(['no room'])
  expect(await workWith(desk, { storage: desk.storage, hours: 6 })).toEqual([])
  expect((await desk.list())[0]).toMatchObject({ state: 'FAILED', expiresAt: null })
  expect((await desk.ask()).status).toBe(200)
})

test('files that are named and not there are told, and hinder nothing', async () => {
  const desk = await openExportDesk()
  const { rows } = await desk.shop.admin.query('select min(id) as id from estate.media where site_id = 1')
  const getPart: MediaStorage['getPart'] = async (part) =>
    part.key.endsWith(rows[0].id) ? null : desk.storage.getPart(part)
  await desk.ask()
  expect(await workWith(desk, { storage: { ...desk.storage, getPart }, hours: 0 })).toEqual([])
  expect((await desk.list())[0]).toMatchObject({ state: 'READY', missingFiles: 1 })
})

test('exports of several estates are made one after another', async () => {
  const desk = await openExportDesk()
  await desk.ask()
  await desk.shop.admin.query(`
    with asked as (insert into estate.estate_exports (site_id, asked_at) values (3, now()) returning id)
    insert into platform.due_work (kind, site_id, subject, due_at)
    select 'ESTATE_EXPORT', 3, id, '2026-11-15T10:00:00Z' from asked`)
  expect(await workWith(desk, { storage: desk.storage, hours: 0 })).toEqual([])
  const states = async () =>
    (await desk.shop.admin.query('select site_id, state from estate.estate_exports order by 1')).rows
  expect(await states()).toEqual([
    { site_id: 1, state: 'READY' },
    { site_id: 3, state: 'WAITING' },
  ])
  await workWith(desk, { storage: desk.storage, hours: 1 })
  expect(await states()).toEqual([
    { site_id: 1, state: 'READY' },
    { site_id: 3, state: 'READY' },
  ])
})
