import { expect, test } from 'vitest'
import type { Service } from '#contract/visits/services.ts'
import { serviceData } from './service-data.ts'

const service: Service = {
  id: 1,
  order: 0,
  title: 'Visite </script>',
  description: 'Une heure.',
  price: 12,
  deposit: null,
  leadHours: 24,
  durationMinutes: 60,
  languages: ['fr', 'en'],
  minPeople: 1,
  maxPeople: 8,
  goodToKnow: '',
  idCalendar: 4,
  tags: [],
  image: null,
}
const told = (given: Partial<Service> = {}) => {
  const url = 'https://domaine.example/service/visite/1'
  const json = serviceData(
    { ...service, ...given },
    { siteUrl: 'https://domaine.example', url, brand: 'Domaine', crumbs: [{ name: 'Visite', url }] },
  )
  return { json, first: JSON.parse(json)['@graph'][0] }
}

test('a visit with a price is an offer that can be booked', () => {
  expect(told().first).toMatchObject({
    '@type': 'Product',
    offers: { price: '12.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  })
  expect(told({ idCalendar: null }).first.offers).not.toHaveProperty('availability')
})

test('a visit without a price is a sight, in its languages', () => {
  expect(told({ price: null }).first).toMatchObject({ '@type': 'TouristAttraction', availableLanguage: ['fr', 'en'] })
})

test('no title ends the script that it stands in', () => {
  expect(told().json).not.toContain('<')
})
