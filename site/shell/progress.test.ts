import { expect, test } from 'vitest'
import { nextProgress, type ProgressEvent, type ProgressState, progressTimeout } from './progress.ts'

const after = (...events: ProgressEvent[]) => events.reduce<ProgressState>(nextProgress, 'idle')

test('a quick navigation shows nothing', () => {
  expect(after('began', 'ended')).toBe('idle')
})

test('a slow one shows the bar after 200 ms and hides it 500 ms after its end', () => {
  expect(after('began')).toBe('waiting')
  expect(progressTimeout('waiting')).toBe(200)
  expect(after('began', 'timed-out')).toBe('running')
  expect(progressTimeout('running')).toBeNull()
  expect(after('began', 'timed-out', 'ended')).toBe('leaving')
  expect(progressTimeout('leaving')).toBe(500)
  expect(after('began', 'timed-out', 'ended', 'timed-out')).toBe('idle')
  expect(progressTimeout('idle')).toBeNull()
})

test('another navigation during the end begins anew', () => {
  expect(after('began', 'timed-out', 'ended', 'began')).toBe('waiting')
})

test('what means nothing changes nothing', () => {
  expect(after('ended', 'timed-out')).toBe('idle')
  expect(after('began', 'timed-out', 'began', 'timed-out')).toBe('running')
})
