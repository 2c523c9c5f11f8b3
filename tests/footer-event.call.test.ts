import { expect, test } from 'vitest'
import { createObeyingSite } from './support/obeying-site.ts'
import { addEvent } from './support/test-events.ts'

const LINE = /<a[^>]*data-next-event[^>]*>([^<]*)<\/a>/

async function quietSite() {
  const site = await createObeyingSite(async ({ admin }) => {
    await admin.query('delete from estate.events where site_id = 1')
  })
  const line = async (path = '/') => LINE.exec(await (await site.get(path)).text())?.slice(0, 2) ?? null
  return { ...site, line }
}

test('the next event stands in the foot of every page, in its language, and leads to it', async () => {
  const site = await quietSite()
  await addEvent(site, { startsAt: '2031-06-07T08:00:00Z' })
  const id = await addEvent(site, { startsAt: '2030-12-05T23:30:00Z' })
  await addEvent(site, { startsAt: '2020-12-05T09:00:00Z' })
  await addEvent(site, { startsAt: '2029-12-05T09:00:00Z', isPublished: false })
  const [link, title] = (await site.line('/nos-vins')) ?? []
  // Half past eleven in the evening is the next day where the estate is.
  expect(title).toBe('Fête du puits, vendredi 6 décembre')
  expect(link).toContain(`href="/evenements/fete-du-puits/${id}"`)
  expect((await site.line('/en/notre-domaine'))?.[1]).toBe('Feast of the well, Friday 6 December')
  expect((await site.line('/cart'))?.[1]).toBe(title)
})

test('where nothing lies ahead the foot says nothing; a kept page forgets an event that has begun', async () => {
  const site = await quietSite()
  expect(await site.line()).toBeNull()
  const id = await addEvent(site)
  const { rows } = await site.admin.query(
    `select due_at from platform.due_work where kind = 'PUBLICATION' and site_id = 1 and due_at = '2030-12-05T09:00:00Z'`,
  )
  expect(rows).toHaveLength(1)
  await site.change({ sql: 'update estate.events set capacity = 11 where site_id = 1', values: [] })
  expect(await site.line()).not.toBeNull()
  await site.change({
    sql: `update estate.events set starts_at = now() - interval '1 minute', ends_at = now() + interval '1 day' where site_id = 1 and element_id = $1`,
    values: [id],
  })
  expect(await site.line()).toBeNull()
})
