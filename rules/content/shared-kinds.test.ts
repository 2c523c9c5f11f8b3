import { expect, test } from 'vitest'
import { mayStandIn } from './shared-kinds.ts'

test('what is shared shares nothing, so that nothing shows itself', () => {
  expect(mayStandIn('PAGE', 'shared')).toBe(true)
  for (const kind of ['SHARED', 'HEADER', 'FOOTER'] as const) expect(mayStandIn(kind, 'shared')).toBe(false)
})

test('around every page stands nothing that would keep it from being kept or from being read', () => {
  expect(mayStandIn('SHARED', 'contact')).toBe(true)
  for (const type of ['contact', 'form', 'hero', 'html'] as const) {
    expect(mayStandIn('HEADER', type)).toBe(false)
    expect(mayStandIn('FOOTER', type)).toBe(false)
  }
  expect(mayStandIn('FOOTER', 'columns')).toBe(true)
})
