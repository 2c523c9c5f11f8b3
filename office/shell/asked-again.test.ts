import { expect, test } from 'vitest'
import type { Transport } from '#client/ask.ts'
import { askedAgain } from './asked-again.ts'

const LIST = { method: 'GET', path: '/admin/gift-card' } as const
const STOP = { method: 'POST', path: '/admin/gift-card/:id/stop' } as const

/** A server that tells how often something was done when it was asked, and answers lists when it is let. */
function slowServer() {
  let acts = 0
  const held: (() => void)[] = []
  const toServer = ((route) => {
    if (route.method !== 'GET') acts++
    const answer = { success: true, data: acts, message: '' } as const
    return route.method === 'GET' ? new Promise((resolve) => held.push(() => resolve(answer))) : Promise.resolve(answer)
  }) as Transport
  return { transport: askedAgain(toServer), answerNext: () => held.shift()?.(), waiting: () => held.length }
}

test('what was asked before something was done is asked again after it', async () => {
  const { transport, answerNext, waiting } = slowServer()
  const list = transport(LIST, {})
  await transport(STOP, {})
  answerNext()
  await expect.poll(waiting).toBe(1)
  answerNext()
  expect(await list).toMatchObject({ data: 1 })
})

test('what may have been done, though its answer was lost, counts as done', async () => {
  const answers = ['before', 'after']
  const asking = Promise.withResolvers<void>()
  const transport = askedAgain(async ({ method }) => {
    if (method !== 'GET') throw new Error('The line is broken.')
    await asking.promise
    return { success: true, data: answers.shift(), message: '' }
  })
  const list = transport(LIST, {})
  await expect(transport(STOP, {})).rejects.toThrow('The line is broken.')
  asking.resolve()
  expect(await list).toMatchObject({ data: 'after' })
})

test('what is asked after it is asked once', async () => {
  const { transport, answerNext, waiting } = slowServer()
  await transport(STOP, {})
  const list = transport(LIST, {})
  answerNext()
  expect(await list).toMatchObject({ data: 1 })
  expect(waiting()).toBe(0)
})

test('where something is done all the time, the third answer is taken', async () => {
  const { transport, answerNext, waiting } = slowServer()
  const list = transport(LIST, {})
  for (const _ of [1, 2, 3]) {
    await expect.poll(waiting).toBe(1)
    await transport(STOP, {})
    answerNext()
  }
  expect(await list).toMatchObject({ data: 2 })
})
