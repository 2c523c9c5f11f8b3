import { expect, test, vi } from 'vitest'
import { createGate } from './gate.ts'

const options = { places: 3, reserved: 1, perPlace: 2, queue: 2, patienceMs: 300 }

test('normal work may not take the reserved places, critical work may', async () => {
  const gate = createGate({ ...options, queue: 0 })
  expect(await gate.enter('normal', null)).not.toBeNull()
  expect(await gate.enter('normal', null)).not.toBeNull()
  expect(await gate.enter('normal', null)).toBeNull()
  expect(await gate.enter('critical', null)).not.toBeNull()
  expect(await gate.enter('critical', null)).toBeNull()
})

test('a place that comes free goes to critical work first', async () => {
  const gate = createGate({ ...options, reserved: 0, places: 1 })
  const leave = await gate.enter('normal', null)
  const order: string[] = []
  const enter = async (priority: 'normal' | 'critical') => {
    const out = await gate.enter(priority, null)
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
  await gate.enter('normal', null)
  const waiting = gate.enter('normal', null)
  expect(await gate.enter('normal', null)).toBeNull()
  void gate.enter('critical', null)
  expect(await waiting).toBeNull()
  expect(gate.load()).toEqual({ working: 1, waiting: 1 })
})

test('nobody waits longer than the patience', async () => {
  vi.useFakeTimers()
  const gate = createGate({ ...options, places: 1, reserved: 0 })
  await gate.enter('normal', null)
  const waiting = gate.enter('normal', null)
  vi.advanceTimersByTime(300)
  expect(await waiting).toBeNull()
  vi.useRealTimers()
})

test('leaving twice frees one place only', async () => {
  const gate = createGate({ ...options, queue: 0 })
  const leave = await gate.enter('critical', null)
  leave?.()
  leave?.()
  expect(gate.load().working).toBe(0)
})

test('one place takes its share and lets others pass, whatever waits before them', async () => {
  const gate = createGate({ ...options, places: 4, reserved: 0, perPlace: 2 })
  const first = await gate.enter('normal', 'noisy')
  await gate.enter('normal', 'noisy')
  const order: string[] = []
  const third = gate.enter('normal', 'noisy').then(() => order.push('noisy'))
  expect(await gate.enter('normal', 'quiet')).not.toBeNull()
  expect(gate.load()).toEqual({ working: 3, waiting: 1 })
  first?.()
  await third
  expect(order).toEqual(['noisy'])
  expect(gate.load()).toEqual({ working: 3, waiting: 0 })
})
