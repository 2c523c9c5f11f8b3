import { expect, test } from 'vitest'
import { sampleLetter } from '#api/all-sample-letters.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import { MAIL_KINDS } from '#contract/mails/closed-sets.ts'
import { inSite } from '#db/site-db.ts'
import { LETTER_RULES } from '#rules/mails/letter-slots.ts'
import { openLetters } from '#tests/support/test-letters.ts'
import { mailWords } from '#words/mails/words.ts'

test('what is said otherwise is shown with its placeholders', async () => {
  const shop = await openLetters()
  const { data } = await shop.ask('/admin/letter/ORDER_SHIPPED')
  expect(data.letter).toMatchObject({
    placeholders: ['domaine', 'site', 'prenom', 'commande', 'date'],
    isAboutOrder: true,
    version: 0,
    usual: {
      fr: { subject: 'Votre commande {commande} est en route', opening: 'Bonjour {prenom},', closing: '' },
      en: { opening: 'Hello {prenom},' },
    },
  })
  expect((await shop.ask('/admin/letter/NO_SUCH')).status).toBe(400)
})

test('each letter tells exactly the placeholders that may stand in it', async () => {
  const { pool } = await openLetters()
  const estate = await inSite({ pool, siteId: 1 }, loadLetterhead)
  for (const kind of MAIL_KINDS) {
    const { fixed, slots, placeholders } = LETTER_RULES[kind]
    const letter = sampleLetter(kind, { estate, words: mailWords.fr, locale: 'fr', now: new Date() })
    const told = Object.entries(letter.told ?? {}).filter(([, value]) => value !== '')
    const known = fixed
      ? told.map(([name]) => name)
      : placeholders.filter((name) => !['domaine', 'site'].includes(name))
    expect([kind, told.map(([name]) => name).sort()]).toEqual([kind, [...known].sort()])
    // Whoever may say nothing is told why, and the estate's own letters say so themselves.
    expect([kind, slots.length === 0]).toEqual([kind, fixed !== null])
    expect([kind, letter.isForEstate === true]).toEqual([kind, fixed === 'estate'])
  }
})
