import type { Device } from '#contract/accounts/devices.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import type { SecurityWords } from '#words/accounts/security/fr.ts'
import { formatShortDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'

interface DeviceWords {
  said: SecurityWords['devices']
  locale: Locale
}

/** A device in plain words: which browser on which system, since when, and when last. */
export function shownDevice(device: Device, { said, locale }: DeviceWords) {
  const { id, browser, system, firstSeenAt, lastSeenAt, isThis } = device
  const day = (instant: string) => formatShortDay(parisDay(new Date(instant)), locale)
  return {
    id,
    name: fill(said.name, { browser: said.browsers[browser], system: said.systems[system] }),
    seen: fill(said.seen, { first: day(firstSeenAt), last: day(lastSeenAt) }),
    isThis,
  }
}
