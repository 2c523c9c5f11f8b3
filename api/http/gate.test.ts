import { expect, test, vi } from 'vitest'
import { createGate } from './gate.ts'

const options = { places: 3, reserved: 1, queue: 2, patienceMs: 300 }

test('normal work may not take the reserved places, critical work may', async () => {
  const gate = createGate({ ...options, queue: 0 })
  expect(await gate.enter('normal')).not.toBeNull()
  expect(await gate.enter('normal')).not.toBeNull()
  expect(await gate.enter('normal')).toBeNull()
  expect(await gate.enter('critical')).not.toBeNull()
  expect(await gate.enter('critical')).toBeNull()
})

test('a place that comes free goes to critical work first', async () => {
  const gate = createGate({ ...options, reserved: 0, places: 1 })
  const leave = await gate.enter('normal')
  const order: string[] = []
  const enter = async (priority: 'normal' | 'critical') => {
    const out = await gate.enter(priority)
    order.push(priority)
    return out
  }
  const normal = enter('normal')
  const critical = enter('critical')
  leave?.()
  const leaveCritical = await critical
  leaveCritical?.()
  await normal
  expect(order).toEqual(['critical', 'normal'])
})

test('whoever finds the queue full is sent away at once; critical work takes the last place in it', async () => {
  const gate = createGate({ ...options, places: 1, reserved: 0, queue: 1 })
  await gate.enter('normal')
  const waiting = gate.enter('normal')
  expect(await gate.enter('normal')).toBeNull()
  void gate.enter('critical')
  expect(await waiting).toBeNull()
  expect(gate.load()).toEqual({ working: 1, waiting: 1 })
})

test('nobody waits longer than the patience', async () => {
  vi.useFakeTimers()
  const gate = createGate({ ...options, places: 1, reserved: 0 })
  await gate.enter('normal')
  const waiting = gate.enter('normal')
  vi.advanceTimersByTime(300)
  expect(await waiting).toBeNull()
  vi.useRealTimers()
})

test('leaving twice frees one place only', async () => {
  const gate = createGate({ ...options, queue: 0 })
  const leave = await gate.enter('critical')
  leave?.()
  leave?.()
  expect(gate.load().working).toBe(0)
})
