import { expect, test } from 'vitest'
import { CAUSED_MAILS, type CausedMail, isMailedEnough } from './caused-mails.ts'

const KINDS = Object.keys(CAUSED_MAILS) as CausedMail[]

test.each(KINDS)('%s: the last one that a limit allows is sent, the next one is not', (kind) => {
  for (const [who, limit] of Object.entries(CAUSED_MAILS[kind])) {
    if (limit === Number.POSITIVE_INFINITY) continue
    expect(isMailedEnough(kind, { [who]: limit - 1 })).toBe(false)
    expect(isMailedEnough(kind, { [who]: limit })).toBe(true)
  }
})

test.each(KINDS)('%s: nothing yet, or nothing counted, is never enough', (kind) => {
  expect(isMailedEnough(kind, { recipient: 0, place: 0, estate: 0 })).toBe(false)
  expect(isMailedEnough(kind, {})).toBe(false)
})
