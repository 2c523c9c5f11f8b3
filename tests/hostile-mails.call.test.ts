import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { MAIL_KINDS } from '#contract/mails/closed-sets.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { elementsOf } from './hostile/find-danger.ts'
import { findRunning } from './hostile/find-running.ts'
import { HOSTILE_TEXTS, poisonEstate, withVectors } from './hostile/poison-estate.ts'
import { HOOK } from './hostile/vectors.ts'
import { factsOfEveryMail } from './support/every-mail.ts'
import { createTestDatabase, type TestDatabase } from './support/test-database.ts'
import { composeAboutOrder } from './support/test-mails.ts'

/** Each kind of mail says in the estate's own words whatever it may say, on every line another vector. */
async function addOwnTexts({ admin }: TestDatabase): Promise<void> {
  const texts = { subject: HOSTILE_TEXTS[0], opening: HOSTILE_TEXTS.join('\n\n'), closing: HOSTILE_TEXTS.join('\n') }
  await admin.query(
    `insert into estate.letter_texts (site_id, kind, texts, changed_at) select 1, kind, $2, now() from unnest($1::text[]) kind`,
    [MAIL_KINDS, JSON.stringify({ fr: texts, en: texts })],
  )
}

/** What a mail would have if somebody's words had become markup. */
function wordsAsMarkup(html: string): string[] {
  const known = /^(html|head|meta|title|style|body|div|table|tbody|tr|td|a|span|img|p|h1|h2|br|i|b|strong)$/
  return elementsOf(parse(html)).flatMap(({ tagName }) => (known.test(tagName) ? [] : [`<${tagName}>`]))
}

test('whatever the estate and its customers are called, write and sell: no mail runs it, and its words stay words', async () => {
  const database = await createTestDatabase()
  const facts = await factsOfEveryMail(database)
  const { placed } = await poisonEstate(database.admin, 1)
  expect(placed).toBeGreaterThan(1_000)
  await addOwnTexts(database)
  let at = 0
  const next = () => HOSTILE_TEXTS[at++ % HOSTILE_TEXTS.length] ?? ''
  const found: string[] = []
  for (const kind of MAIL_KINDS) {
    for (const locale of LOCALE_CODES) {
      const columns = { message: next(), carrier_name: next(), tracking_number: next(), lastname: next() }
      const order = { firstname: next(), lines: [{ name: next(), label: next(), reference: next() }], columns }
      const told = withVectors(facts[kind] ?? {}, next) as object
      const { html, subject, from } = await composeAboutOrder(database, { kind, order, facts: told, locale })
      const { origin } = new URL(/<a href="(http[^"]*)"/.exec(html)?.[1] ?? '')
      const danger = [...findRunning({ html, home: origin, policy: null }), ...wordsAsMarkup(html)]
      if (/[\r\n]/.test(subject + from.name)) danger.push('a line that ends in its head')
      if (!html.includes(HOOK)) danger.push('nothing of it is there')
      found.push(...danger.map((one) => `${kind} ${locale}: ${one}`))
    }
  }
  expect(found).toEqual([])
}, 120_000)
