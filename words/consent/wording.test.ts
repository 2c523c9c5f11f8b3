import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { siteWords as en } from '#words/sites/shell/en.ts'
import { siteWords as fr } from '#words/sites/shell/fr.ts'
import { CONSENT_WORDING } from './wording.ts'

test('the words of consent are those of their version', () => {
  const said = createHash('sha256')
    .update(JSON.stringify([fr.consent, en.consent]))
    .digest('hex')
    .slice(0, 16)
  // Other words with another meaning: raise CONSENT_WORDING. A slip of the pen mended: only change this line.
  expect([CONSENT_WORDING, said]).toEqual(['2026-11', '73224ac75222260d'])
})
