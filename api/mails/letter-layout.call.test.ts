import { expect, test } from 'vitest'
import { sampleLetter } from '#api/all-sample-letters.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import { MAIL_KINDS } from '#contract/mails/closed-sets.ts'
import { inSite } from '#db/site-db.ts'
import { mailFaults } from '#tests/support/mail-lint.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { MAIL_NOW } from '#tests/support/test-mails.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { mailWords } from '#words/mails/words.ts'
import { letterHead } from './compose-mail.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

test.each([1, 2, 3])(
  'every mail of estate %i is kept by every program and can be read by day and by night',
  async (siteId) => {
    const { pool } = await createTestDatabase()
    const estate = await inSite({ pool, siteId }, loadLetterhead)
    for (const kind of MAIL_KINDS) {
      for (const locale of LOCALE_CODES) {
        const context = { estate, words: mailWords[locale], locale, now: MAIL_NOW }
        const letter = sampleLetter(kind, context)
        const head = letterHead(context, { written: { letter, hasAlcohol: true }, isAnswered: true })
        expect(head.logo?.dark).toBeTruthy()
        const mail = { html: letterHtml(letter, head), text: letterText(letter, head) }
        expect([kind, locale, mailFaults(mail)]).toEqual([kind, locale, []])
        // Without a logo the name stands in letters.
        const bare = { html: letterHtml(letter, { ...head, logo: null }), text: mail.text }
        expect([kind, locale, mailFaults(bare)]).toEqual([kind, locale, []])
      }
    }
  },
)

test('the lint sees what it is there for', () => {
  const faultsOf = (body: string) => mailFaults({ html: `<!doctype html><body>${body}</body>`, text: '' })
  expect(faultsOf('<div style="display:flex">a</div>')).toHaveLength(1)
  expect(faultsOf('<p style="position:absolute">a</p>')).toHaveLength(1)
  expect(faultsOf('<img src="https://a.fr/b.png" width="1" alt="">')).toHaveLength(1)
  expect(faultsOf('<img src="/b.png" width="1" height="1" alt="">')).toHaveLength(1)
  expect(faultsOf('<a href="https://a.fr">a</a>')).toHaveLength(1)
  expect(faultsOf('<p style="color:#aaaaaa">a</p>')).toHaveLength(2)
  expect(faultsOf('x'.repeat(100_001))).toHaveLength(1)
})
