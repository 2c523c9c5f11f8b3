import { expect, test } from 'vitest'
import { MAIL_KINDS } from '#contract/mails/closed-sets.ts'
import { factsOfEveryMail } from '#tests/support/every-mail.ts'
import { mailFaults } from '#tests/support/mail-lint.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { composeAboutOrder } from '#tests/support/test-mails.ts'
import { LOCALE_CODES, type Locale, localeFromPath } from '#words/basics/locales.ts'
import { mailWords } from '#words/mails/words.ts'

/** Links to the estate's own pages in another language than the mail. */
function foreignLinks(html: string, locale: Locale): string[] {
  const links = [...html.matchAll(/href="(http:\/\/localhost[^"]*)"/g)].map(([, url = '']) => new URL(url).pathname)
  expect(links.length).toBeGreaterThan(0)
  return links.filter((path) => !path.startsWith('/api/') && localeFromPath(path) !== locale)
}

function isForEstate(text: string, locale: Locale): boolean {
  return text.includes(mailWords[locale].held.why.split('{')[0] ?? '')
}

/** Words that are shown, from the end of the hidden preview on, and not told to who reads plain text. */
function missingFromText({ html, text }: { html: string; text: string }): string[] {
  const told = new Set(text.toLowerCase().match(/\p{L}{4,}/gu))
  const shown = html.replace(/^[\s\S]*?<\/div>/, '').replace(/<[^>]*>|&#?\w+;/g, ' ')
  return (shown.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !told.has(word))
}

test('every kind is written in both languages, and its two forms say the same', async () => {
  const database = await createTestDatabase()
  const facts = await factsOfEveryMail(database)
  const subjects = new Set<string>()
  for (const kind of MAIL_KINDS) {
    for (const locale of LOCALE_CODES) {
      const mail = await composeAboutOrder(database, { kind, facts: facts[kind] ?? {}, locale })
      subjects.add(mail.subject.replace(/C-\d+/, ''))
      expect(mail.html).toContain(`<html lang="${locale === 'fr' ? 'fr-FR' : 'en-GB'}"`)
      expect(mail.html + mail.text + mail.subject).not.toMatch(/\{\w+\}|undefined|null|NaN/)
      expect([kind, locale, missingFromText(mail)]).toEqual([kind, locale, []])
      expect([kind, locale, mailFaults(mail)]).toEqual([kind, locale, []])
      expect([kind, locale, foreignLinks(mail.html, locale)]).toEqual([kind, locale, []])
      // The estate is not asked to write to itself.
      if (isForEstate(mail.text, locale))
        expect([kind, mail.text]).not.toEqual([kind, expect.stringContaining(mailWords[locale].answer)])
    }
  }
  expect(subjects.size).toBe(MAIL_KINDS.length * 2)
})
