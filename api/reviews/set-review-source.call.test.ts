import { expect, onTestFinished, test } from 'vitest'
import { type Change, listenForChanges } from '#db/changes.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('a key is sealed, told to nobody, replaced and taken away', async () => {
  const { app, admin, signIn } = await createTestApp()
  const authorization = await signIn(1, 'ADMIN')
  const set = (payload: object, headers: Record<string, string> = { authorization }) =>
    app.inject({ method: 'PUT', url: '/api/admin/google/reviews', headers, payload })
  const kept = async () =>
    (await admin.query('select site_id, sealed from estate.provider_secrets where provider = $1', ['GOOGLE_PLACES']))
      .rows
  expect((await set({ placeId: 'ChIJroche', key: 'secret-key' }, {})).statusCode).toBe(401)
  expect((await set({ key: 'secret-key' })).json().errors).toHaveProperty('placeId')
  expect(await kept()).toEqual([])
  const answer = await set({ placeId: 'ChIJroche', key: 'secret-key' })
  expect([answer.json().data, answer.body.includes('secret-key')]).toEqual([{ isSet: true }, false])
  const [first] = await kept()
  expect(first.site_id).toBe(1)
  expect(first.sealed.toString('utf8')).not.toContain('secret-key')
  await set({ placeId: 'ChIJroche', key: 'other-key' })
  const [second, ...more] = await kept()
  expect(more).toEqual([])
  expect(second.sealed.equals(first.sealed)).toBe(false)
  expect((await set({ key: null })).json().data).toEqual({ isSet: false })
  expect(await kept()).toEqual([])
})

test('kept pages are renewed when a key is set and when it is taken away', async () => {
  const { app, appUrl, signIn } = await createTestApp()
  const authorization = await signIn(1, 'ADMIN')
  const heard: Change[] = []
  const onChange = (change: Change) => heard.push(change)
  const changes = await listenForChanges({ url: appUrl, onChange, onTrouble: () => {} })
  onTestFinished(() => changes.close())
  heard.splice(0)
  const set = (payload: object) =>
    app.inject({ method: 'PUT', url: '/api/admin/google/reviews', headers: { authorization }, payload })
  await set({ placeId: 'ChIJroche', key: 'secret-key' })
  await expect.poll(() => heard).toEqual([{ site: 1 }])
  await set({ key: null })
  await expect.poll(() => heard).toEqual([{ site: 1 }, { site: 1 }])
})
