import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { createTestApp } from './support/test-app.ts'
import { registered } from './support/test-calls.ts'

const shape = { about: '', method: 'GET', who: 'visitor', output: z.object({}), refusals: [] } as const
const browse = defineCall({ ...shape, name: 'browse', path: '/test/browse' })
const pay = defineCall({ ...shape, name: 'pay', path: '/test/pay', priority: 'critical' })

/** Calls that stay until they are let go. */
async function stuckApp(gate: { places: number; reserved: number; queue: number; patienceMs: number }) {
  const held: (() => void)[] = []
  const hold = () => new Promise<{ value: Record<string, never> }>((done) => held.push(() => done({ value: {} })))
  const registry = [registered(browse, hold), registered(pay, hold)]
  const { app } = await createTestApp({ registry, gate })
  // Awaited inside: an injected request only starts when someone waits for it.
  const ask = async (name: 'browse' | 'pay') =>
    await app.inject({ url: `/api/test/${name}`, headers: { userlang: 'en' } })
  const release = () => {
    for (const done of held.splice(0)) done()
  }
  const working = (count: number) => expect.poll(() => held.length).toBe(count)
  return { app, ask, working, release }
}

test('past places and queue, browsing is told to come back while paying still gets in', async () => {
  const { app, ask, working, release } = await stuckApp({ places: 3, reserved: 1, queue: 1, patienceMs: 60_000 })
  const browsing = [ask('browse'), ask('browse')]
  await working(2)
  const waiting = ask('browse')
  const shed = await ask('browse')
  expect(shed.statusCode).toBe(503)
  expect(shed.headers['retry-after']).toBe('1')
  expect(shed.json().message).toBe('The service is very busy. Try again in a few seconds.')

  const paying = ask('pay')
  await working(3)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  release()
  expect((await paying).statusCode).toBe(200)
  expect((await Promise.all(browsing)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await working(1)
  release()
  expect((await waiting).statusCode).toBe(200)
})

test('whoever waited in vain is told to come back, too', async () => {
  const { ask, working, release } = await stuckApp({ places: 1, reserved: 0, queue: 5, patienceMs: 20 })
  const first = ask('browse')
  await working(1)
  expect((await ask('browse')).statusCode).toBe(503)
  release()
  expect((await first).statusCode).toBe(200)
})
