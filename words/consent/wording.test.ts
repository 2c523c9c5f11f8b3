import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { en as enDialog } from './dialog/en.ts'
import { fr as frDialog } from './dialog/fr.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { CONSENT_WORDING } from './wording.ts'

test('the words of consent are those of their version', () => {
  const said = createHash('sha256')
    .update(
      JSON.stringify([
        { ...fr, ...frDialog },
        { ...en, ...enDialog },
      ]),
    )
    .digest('hex')
    .slice(0, 16)
  // Other words with another meaning: raise CONSENT_WORDING. A slip of the pen mended: only change this line.
  expect([CONSENT_WORDING, said]).toEqual(['2026-11-16', '4bb7690ed5dedcda'])
})
