import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Consent, decideConsent, readConsent, writeConsent } from './consent.ts'

const NOW = 1_794_700_000
const SERVICES = ['MATOMO', 'GA4', 'GOOGLE_ADS', 'PLAUSIBLE', 'TAG_MANAGER', 'FACEBOOK_PIXEL']
const services = fc.subarray(SERVICES)

const anyConsent: fc.Arbitrary<Consent> = fc
  .record({
    wording: fc.stringMatching(/^[\w-]{1,40}$/),
    proof: fc.option(fc.stringMatching(/^[0-9a-f]{32}$/)),
    chosenAt: fc.integer({ min: NOW - 182 * 86_400 + 1, max: NOW }),
    accepted: services,
  })
  .map((some) => ({ ...some, refused: SERVICES.filter((name) => !some.accepted.includes(name)) }))

test('no cookie, however broken, makes a page fail or accepts a service that it does not name', () => {
  const parts = fc.constantFrom('consent=', '.', '~', ';', '=', 'GA4', '2026-11', 'tojsxc', '%', ' ')
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string())), (pieces) => {
      const cookies = pieces.join('')
      for (const name of readConsent(cookies, NOW)?.accepted ?? []) expect(cookies).toContain(name)
    }),
  )
})

test('every choice survives its cookie', () => {
  fc.assert(
    fc.property(anyConsent, (consent) => {
      expect(readConsent(`x=1; consent=${writeConsent(consent)}`, NOW)).toEqual(consent)
    }),
  )
})

test('each service of a site is accepted, refused or not asked about, and only one of them', () => {
  fc.assert(
    fc.property(fc.option(anyConsent), services, fc.boolean(), (consent, wanted, isSame) => {
      const wording = isSame && consent ? consent.wording : 'other words'
      const { accepted, refused, notAsked, needsBanner } = decideConsent({ consent, services: wanted, wording })
      expect([...accepted, ...refused, ...notAsked].sort()).toEqual([...wanted].sort())
      expect(accepted.every((name) => consent?.accepted.includes(name) && wording === consent.wording)).toBe(true)
      expect(needsBanner || notAsked.length === 0).toBe(true)
    }),
  )
})
