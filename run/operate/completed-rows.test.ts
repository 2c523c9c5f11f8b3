import { expect, test } from 'vitest'
import { hashToken } from '#api/calls/session-token.ts'
import { openCardCode } from '#api/gift-cards/card-secrets.ts'
import { readerTokenName } from '#api/newsletters/reader-token.ts'
import { createSealer } from '#providers/secrets/sealer.ts'
import { completionsFor } from './completed-rows.ts'

const secrets = createSealer('a key of this test and of nobody else')
const place = { siteId: 4, port: 3000, secrets, randomId: () => 'f'.repeat(32) }
const completed = (table: string, { host = 'www.domaine.example', row = {} } = {}) =>
  completionsFor({ ...place, host })[table]?.complete(row)
const bytes = (written: unknown) => Buffer.from(String(written).slice(2), 'hex')

test('an estate answers where it is now', () => {
  expect(completed('site_settings')).toEqual({
    dev_url: 'http://www.domaine.example:3000',
    prod_url: 'https://www.domaine.example',
  })
  expect(completed('site_settings', { host: 'copie.localhost' })).toMatchObject({ prod_url: null })
})

test('a card that was sent keeps the code that only its holder knows; one that waits gets a new one', () => {
  expect(completed('gift_cards', { row: { sent_at: '2026-11-17' } })).toEqual({ sealed_code: null })
  const waiting = completed('gift_cards', { row: { sent_at: null } })
  expect(openCardCode(bytes(waiting?.sealed_code), { siteId: 4, secrets })).toMatch(/^[0-9A-Z-]+$/)
  expect(bytes(waiting?.code_hash)).toHaveLength(32)
})

test('the token of a reader is new, and sealed for the estate of now', () => {
  const reader = completed('newsletter_readers')
  const token = secrets.open(bytes(reader?.sealed_token), readerTokenName(4))
  expect(bytes(reader?.token_hash)).toEqual(Buffer.from(hashToken(token)))
})
