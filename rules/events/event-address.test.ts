import { expect, test } from 'vitest'
import { eventPath, eventSlug } from './event-address.ts'

test('an event lives under its title and its number', () => {
  expect(eventPath({ id: 12, slug: eventSlug('Portes ouvertes d’été, « au caveau »') })).toBe(
    '/evenements/portes-ouvertes-d-ete-au-caveau/12',
  )
  expect(eventSlug('★')).toBe('evenement')
})
