import { expect, test } from 'vitest'
import {
  CONSENT_SECONDS,
  type Consent,
  consentCookie,
  decideConsent,
  makeConsent,
  readConsent,
  writeConsent,
} from './consent.ts'

const NOW = 1_794_700_000
const WORDING = '2026-11'
const PROOF = '0123456789abcdef0123456789abcdef'
const chosen: Consent = { wording: WORDING, proof: PROOF, chosenAt: NOW - 60, accepted: ['GA4'], refused: ['MATOMO'] }
const services = ['GA4', 'MATOMO'] as const
const read = (value: string) => readConsent(`consent=${value}`, NOW)

test('a choice reads as it was written', () => {
  const choices: Consent[] = [
    chosen,
    { ...chosen, proof: null },
    { ...chosen, accepted: [], refused: [] },
    { ...chosen, accepted: ['GA4', 'GOOGLE_ADS', 'MATOMO'], refused: ['FACEBOOK_PIXEL', 'PLAUSIBLE', 'TAG_MANAGER'] },
  ]
  expect(choices.map((choice) => read(writeConsent(choice)))).toEqual(choices)
})

test('it is found among other cookies, and only under its own name', () => {
  const value = writeConsent(chosen)
  expect(readConsent(`token=abc; consent=${value}; lang=fr`, NOW)).toEqual(chosen)
  expect(readConsent(`myconsent=${value}; consent2=${value}`, NOW)).toBeNull()
  expect(readConsent('', NOW)).toBeNull()
})

test('of two cookies the first that can be read counts', () => {
  expect(readConsent(`consent=garbage; consent=${writeConsent(chosen)}`, NOW)).toEqual(chosen)
})

test('garbage is no choice', () => {
  const value = writeConsent(chosen)
  const garbage = [
    '',
    '....',
    'true',
    '{"accepted":["GA4"]}',
    '%7B%7D',
    value.slice(1, -9),
    `${value}.MORE`,
    value.replace(PROOF, PROOF.slice(1)),
    value.replace('GA4', 'ga4'),
    value.replace('GA4', '<script>'),
    value.replace('GA4', 'GA4~'),
    value.replace('GA4', Array(21).fill('GA4').join('~')),
    value.replace('GA4', 'A'.repeat(41)),
    value.replace(WORDING, 'a b'),
    `${WORDING}.zzzzzzzzz..GA4.`,
    `${WORDING}...GA4.`,
  ]
  expect(garbage.map(read)).toEqual(garbage.map(() => null))
})

test('a service that is both accepted and refused is refused', () => {
  expect(read(writeConsent({ ...chosen, accepted: ['GA4', 'MATOMO'], refused: ['MATOMO'] }))).toMatchObject({
    accepted: ['GA4'],
    refused: ['MATOMO'],
  })
})

test('a choice ends after six months, and one of tomorrow is none', () => {
  const aged = (seconds: number) => read(writeConsent({ ...chosen, chosenAt: NOW - seconds })) !== null
  expect(CONSENT_SECONDS).toBe(182 * 24 * 60 * 60)
  expect([aged(0), aged(CONSENT_SECONDS - 1), aged(CONSENT_SECONDS)]).toEqual([true, true, false])
  expect([aged(-3_600), aged(-90_000)]).toEqual([true, false])
})

test('the cookie holds for the whole site, six months from the choice on, and is secure under https', () => {
  const fresh = { ...chosen, chosenAt: NOW }
  expect(consentCookie({ consent: fresh, nowSeconds: NOW, isHttps: true })).toBe(
    `consent=${writeConsent(fresh)}; Path=/; Max-Age=15724800; SameSite=Lax; Secure`,
  )
  expect(consentCookie({ consent: fresh, nowSeconds: NOW, isHttps: false })).not.toContain('Secure')
})

test('writing it again, with its proof, does not prolong it', () => {
  expect(consentCookie({ consent: { ...chosen, chosenAt: NOW - 1_000 }, nowSeconds: NOW, isHttps: false })).toContain(
    `Max-Age=${CONSENT_SECONDS - 1_000};`,
  )
  expect(consentCookie({ consent: { ...chosen, chosenAt: 0 }, nowSeconds: NOW, isHttps: false })).toContain(
    'Max-Age=0;',
  )
  expect(consentCookie({ consent: { ...chosen, chosenAt: NOW + 5_000 }, nowSeconds: NOW, isHttps: false })).toContain(
    `Max-Age=${CONSENT_SECONDS};`,
  )
})

test('browsers are told whole seconds, whatever the clock says', () => {
  for (const part of [0, 0.001, 0.25, 0.5, 0.999]) {
    const nowSeconds = NOW + part
    const consent = makeConsent({ services, accepted: [], wording: WORDING, nowSeconds })
    const [, seconds = ''] = /Max-Age=([^;]*);/.exec(consentCookie({ consent, nowSeconds, isHttps: false })) ?? []
    expect(seconds).toMatch(/^\d+$/)
    expect(CONSENT_SECONDS - Number(seconds)).toBeLessThanOrEqual(1)
  }
})

test('a cookie’s value needs no escaping', () => {
  expect(writeConsent(chosen)).toMatch(/^[\w.~-]+$/)
})

test('whatever a visitor does not accept is refused; services of other sites do not enter', () => {
  const asked = { services, wording: WORDING, nowSeconds: NOW + 0.7 }
  expect(makeConsent({ ...asked, accepted: ['GA4'] })).toEqual({ ...chosen, proof: null, chosenAt: NOW })
  expect(makeConsent<string>({ ...asked, accepted: ['OTHER'] })).toMatchObject({ accepted: [], refused: services })
})

test('nothing chosen: nothing runs and the banner is needed, whether or not there are services', () => {
  expect(decideConsent({ consent: null, services, wording: WORDING })).toEqual({
    accepted: [],
    refused: [],
    notAsked: ['GA4', 'MATOMO'],
    needsBanner: true,
  })
  expect(decideConsent({ consent: null, services: [], wording: WORDING }).needsBanner).toBe(true)
})

test('a choice about all services holds', () => {
  expect(decideConsent({ consent: chosen, services, wording: WORDING })).toEqual({
    accepted: ['GA4'],
    refused: ['MATOMO'],
    notAsked: [],
    needsBanner: false,
  })
  expect(
    decideConsent({ consent: { ...chosen, accepted: [], refused: [] }, services: [], wording: WORDING }).needsBanner,
  ).toBe(false)
})

test('a service that came later is asked about; the earlier choice holds meanwhile', () => {
  expect(decideConsent({ consent: chosen, services: [...services, 'PLAUSIBLE'], wording: WORDING })).toEqual({
    accepted: ['GA4'],
    refused: ['MATOMO'],
    notAsked: ['PLAUSIBLE'],
    needsBanner: true,
  })
})

test('a service that went away is simply gone', () => {
  expect(decideConsent({ consent: chosen, services: ['MATOMO'], wording: WORDING })).toEqual({
    accepted: [],
    refused: ['MATOMO'],
    notAsked: [],
    needsBanner: false,
  })
})

test('other words: everything is asked about anew, and nothing runs until then', () => {
  expect(decideConsent({ consent: chosen, services, wording: '2027-02' })).toEqual({
    accepted: [],
    refused: [],
    notAsked: ['GA4', 'MATOMO'],
    needsBanner: true,
  })
  expect(decideConsent({ consent: chosen, services: [], wording: '2027-02' }).needsBanner).toBe(true)
})
