import type { Service } from '#contract/visits/services.ts'
import { bookingPath, servicePath } from '#rules/visits/service-address.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { joinNames } from '#words/basics/name-list.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { visitWords } from '#words/visits/words.ts'
import { depositTerms } from './deposit-terms.server.ts'

/** A service as its pages show it. */
export function serviceView(service: Service, locale: Locale) {
  const words = visitWords[locale]
  const { id, title, description, image, goodToKnow, price, durationMinutes } = service
  const languages = service.languages.map((language) => words.languages[language])
  const facts = [
    [words.facts.price, price === null ? words.price.free : personPrice(price, locale)],
    [words.facts.deposit, service.deposit === null ? '' : personPrice(service.deposit, locale)],
    [words.facts.duration, durationMinutes === null ? '' : duration(durationMinutes, locale)],
    [words.facts.languages, joinNames(languages, locale)],
    [words.facts.group, group(service, locale)],
  ] as const
  return {
    id,
    title,
    description,
    goodToKnow,
    image,
    path: pathInLocale(servicePath(service), locale),
    booking: service.idCalendar === null ? null : pathInLocale(bookingPath(service), locale),
    /** On one line under its title. */
    short: [facts[0][1], facts[2][1]].filter(Boolean).join(' · '),
    deposit: depositTerms(service, locale),
    facts: facts.filter(([, said]) => said !== '').map(([name, said]) => ({ name, said })),
  }
}

export type ServiceView = ReturnType<typeof serviceView>

function personPrice(price: number, locale: Locale): string {
  return fill(visitWords[locale].price.person, { price: formatPrice(price, locale) })
}

/** `45 min`, `2 h`, `1 h 30`. */
function duration(minutes: number, locale: Locale): string {
  const words = visitWords[locale].duration
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return fill(words.minutes, { n: rest })
  return rest === 0
    ? fill(words.hours, { n: hours })
    : fill(words.both, { hours, minutes: String(rest).padStart(2, '0') })
}

function group({ minPeople: min, maxPeople: max }: Service, locale: Locale): string {
  const words = visitWords[locale].group
  if (max === 1) return words.one
  return fill(min === max ? words.same : words.range, { min, max })
}
