import { expect, test } from 'vitest'
import { cellsOf } from '#tests/support/cells-of.ts'
import { readCustomerLine } from './customer-line.ts'

const ADDRESS = { address: '12 rue Voltaire', postalCode: '37500', city: 'Chinon' }

test('who has a whole address keeps it, with its country as it is written', () => {
  const { line, warnings } = readCustomerLine(cellsOf({ email: 'marie@example.org', ...ADDRESS, country: 'France' }))
  expect(line.address).toEqual({ company: '', addressPart2: '', ...ADDRESS, country: 'France' })
  expect(warnings).toEqual([])
})

test('half an address is left out and told; none is not worth a word', () => {
  const half = readCustomerLine(cellsOf({ email: 'marie@example.org', ...ADDRESS, city: '' }))
  expect(half.line.address).toBeNull()
  expect(half.warnings).toEqual([{ field: 'city', problem: { problem: 'address-incomplete' } }])
  const none = readCustomerLine(cellsOf({ email: 'marie@example.org' }))
  expect([none.line.address, none.warnings]).toEqual([null, []])
})

test('a language is two letters of what shops write', () => {
  expect(readCustomerLine(cellsOf({ language: 'FR_fr' })).line.language).toBe('fr')
  expect(readCustomerLine(cellsOf({ language: 'en-GB' })).line.language).toBe('en')
})

test('a day proves a consent', () => {
  const { line, warnings } = readCustomerLine(cellsOf({ newsletter: 'oui', newsletterAt: '14/03/2024' }))
  expect(line.newsletterAt?.toISOString()).toBe('2024-03-13T23:00:00.000Z')
  expect(warnings).toEqual([])
})

test.each([
  [{ newsletter: 'oui' }, [{ field: 'newsletter', problem: { problem: 'consent-without-date' } }]],
  [
    { newsletter: '1', newsletterAt: '0000-00-00 00:00:00' },
    [{ field: 'newsletter', problem: { problem: 'consent-without-date' } }],
  ],
  [{ newsletterAt: 'hier' }, [{ field: 'newsletterAt', problem: { problem: 'not-a-date' } }]],
  [{ newsletter: 'non', newsletterAt: '14/03/2024' }, []],
  [{}, []],
])('%o is no consent', (written, told) => {
  const { line, warnings } = readCustomerLine(cellsOf(written))
  expect([line.newsletterAt, warnings]).toEqual([null, told])
})
