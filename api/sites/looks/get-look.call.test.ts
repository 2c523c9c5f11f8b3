import { expect, test } from 'vitest'
import type { LookState, LookVersion } from '#contract/sites/look.ts'
import { openLook } from '#tests/support/look-office.ts'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('only owners and editors come near it, and another estate’s versions are not there', async () => {
  const shop = await createTestApp()
  for (const role of ['SHOP', 'ACCOUNTANT'] as const)
    expect((await (await enterOffice(shop, { role })).ask('/admin/look')).status).toBe(403)
  const neighbour = await enterOffice(shop, { siteId: 3 })
  const theirs: LookState = (await neighbour.ask('/admin/look')).data
  await neighbour.ask('/admin/look', { method: 'PUT', payload: { version: 0, content: theirs.content } })
  await neighbour.ask('/admin/look/publish', { method: 'POST', payload: { version: 1, at: null } })
  const [version]: LookVersion[] = (await neighbour.ask('/admin/look/version')).data.versions
  const look = await openLook(shop)
  expect(await look.versions()).toEqual([])
  expect((await look.send(`/admin/look/version/${version?.id}/restore`, { version: 0 })).status).toBe(404)
})
