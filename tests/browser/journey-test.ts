import { randomInt } from 'node:crypto'
import { isPhone } from './alive.ts'
import { test as base } from './drawing-test.ts'
import { type Run, usualRun } from './journey-runs.ts'
import { ANY_WIDTH } from './tags.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export interface JourneyOptions {
  /** Null in a usual run, where each journey takes its turn. */
  run: Run | null
}

/** Everybody comes from a place of their own, so that nobody waits for what others have asked from theirs. */
const ownPlace = () => ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.')

export const test = base.extend<JourneyOptions & { visitor: Visitor }>({
  run: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': ownPlace() }),
  visitor: async ({ page, run }, use) => {
    const isOnce = base.info().tags.includes(ANY_WIDTH.tag)
    await use(createVisitor(page, run ?? usualRun({ isPhone: isPhone(page), isOnce })))
  },
})
