import { expect, onTestFinished, test, vi } from 'vitest'
import { statementsOf } from '#tests/support/count-statements.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { believeWhile, forgetBeliefs } from './unfinished-sites.ts'

const HIDDEN = ['/page', '/v2/product', '/component/conf/accueil', '/parameter']
const OPEN = ['/site/info', '/logged']

test('what the pages of an unfinished site would show is hidden behind its calls too, but not from its administrators', async () => {
  const { app, admin, signIn } = await createTestApp()
  await admin.query('update estate.site_settings set is_building = true where site_id = 3')
  const status = async (path: string, token?: string) => {
    const headers = { idsite: '3', ...(token && { authorization: token }) }
    return (await app.inject({ url: `/api${path}`, headers })).statusCode
  }
  for (const token of [undefined, await signIn(3, 'CUSTOMER'), await signIn(1, 'ADMIN')]) {
    for (const path of HIDDEN) expect([path, await status(path, token)]).toEqual([path, 503])
    for (const path of OPEN) expect([path, await status(path, token)]).toEqual([path, 200])
  }
  const owner = await signIn(3, 'ADMIN')
  for (const path of [...HIDDEN, ...OPEN]) expect([path, await status(path, owner)]).toEqual([path, 200])

  const refused = await app.inject({ url: '/api/page', headers: { idsite: '3', userlang: 'en' } })
  expect([refused.headers['retry-after'], refused.json().message]).toEqual([
    '3600',
    'This site is being prepared. Come back soon.',
  ])
  expect((await app.inject({ url: '/api/page', headers: { idsite: '1' } })).statusCode).toBe(200)
})

test('while changes are heard, a site is asked for once until one is told; while they are not, it is soon asked for again', async () => {
  const { app, pool } = await createTestApp()
  const hearing = { isListening: true }
  believeWhile(pool, () => hearing.isListening)
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  const countQuestions = async () => {
    const { asked } = await statementsOf(() => app.inject({ url: '/api/page', headers: { idsite: '3' } }))
    return asked.filter((text) => text.includes('is_building')).length
  }
  expect(await countQuestions()).toBe(1)
  clock.mockReturnValue(performance.timeOrigin)
  expect(await countQuestions()).toBe(0)
  forgetBeliefs(pool, 1)
  expect(await countQuestions()).toBe(0)
  forgetBeliefs(pool, 3)
  expect(await countQuestions()).toBe(1)
  forgetBeliefs(pool)
  expect(await countQuestions()).toBe(1)
  hearing.isListening = false
  clock.mockReturnValue(2 * performance.timeOrigin)
  expect(await countQuestions()).toBe(1)
})
