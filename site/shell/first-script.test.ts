import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideConsent, makeConsent, readConsent, writeConsent } from '#rules/consent/consent.ts'
import { FIRST_SCRIPT } from './first-script.ts'

/** Runs it where nothing is but a cookie and the question; tells whether it shows the bar, and what is fetched at once. */
function runOn({ cookie, asks }: { cookie: string; asks: string }) {
  const dataset: Record<string, string> = { asks }
  const told = new Set<string>()
  const style = { setProperty: () => {} }
  const root = { dataset, style, hasAttribute: () => false, toggleAttribute: () => {} }
  const document = { documentElement: root, cookie, addEventListener: () => {} }
  const world = {
    document,
    location: { protocol: 'https:', hash: '' },
    addEventListener: (name: string) => told.add(name),
    performance: { getEntriesByType: () => [] },
  }
  runInContext(FIRST_SCRIPT, createContext(world))
  return { consent: dataset.consent, comesAtOnce: told.has('load') }
}

const SERVICES = ['MATOMO', 'GOOGLE_ANALYTICS', 'PLAUSIBLE'] as const
const services = fc.subarray([...SERVICES])

test('the bar is shown to whom the rules would ask, and to nobody else', () => {
  const choices = fc.record({
    asked: services,
    chosenAbout: services,
    accepted: services,
    age: fc.constantFrom(-200_000, -10, 0, 5_000_000, 15_700_000, 15_800_000),
    wording: fc.constantFrom('2026-11-16', '2025-01-01'),
    proof: fc.constantFrom(null, '0'.repeat(32)),
  })
  fc.assert(
    fc.property(choices, ({ asked, chosenAbout, accepted, age, wording, proof }) => {
      const nowSeconds = Date.now() / 1_000
      const made = makeConsent({ services: chosenAbout, accepted, wording, nowSeconds: nowSeconds - age })
      const cookie = `a=b; consent=${writeConsent({ ...made, proof })}; c=d`
      const consent = readConsent(cookie, nowSeconds)
      const decision = decideConsent({ consent, services: asked, wording: '2026-11-16' })
      const shown = runOn({ cookie, asks: ['2026-11-16', ...asked].join(' ') })
      expect(shown.consent).toBe(decision.needsBanner ? 'ask' : 'kept')
      // What was accepted has to start, and what is not proven yet has to be.
      const counts = consent?.wording === '2026-11-16'
      expect(shown.comesAtOnce).toBe(decision.accepted.length > 0 || (counts && consent?.proof === null))
    }),
  )
})

test('a cookie that cannot be read is no choice', () => {
  for (const cookie of ['', 'consent=', 'consent=x', 'consent=1.2.3', 'myconsent=2026-11-16.aaaaaa...'])
    expect(runOn({ cookie, asks: '2026-11-16' })).toEqual({ consent: 'ask', comesAtOnce: false })
})
