import { expect, test } from 'vitest'
import { createForms } from './forms.ts'

test('ten forms from one place are read at once, and another place is not kept waiting', () => {
  const forms = createForms('')
  const leave = Array.from({ length: 10 }, () => forms.beginReading('192.0.2.1'))
  expect(leave).not.toContain(null)
  expect(forms.beginReading('192.0.2.1')).toBeNull()
  expect(forms.beginReading('192.0.2.2')).not.toBeNull()
  leave[0]?.()
  expect(forms.beginReading('192.0.2.1')).not.toBeNull()
})

test('forty are read at once, wherever they come from', () => {
  const forms = createForms('')
  const leave = Array.from({ length: 40 }, (_, at) => forms.beginReading(`192.0.2.${at}`))
  expect(leave).not.toContain(null)
  expect(forms.beginReading('198.51.100.1')).toBeNull()
  leave[7]?.()
  expect(forms.beginReading('198.51.100.1')).not.toBeNull()
})
