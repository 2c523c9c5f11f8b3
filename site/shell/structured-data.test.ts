import { expect, test } from 'vitest'
import { companyFacts } from '#rules/sites/company.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { breadcrumbData, hoursData, wineryData } from './structured-data.ts'

test('hours as people write them become hours as machines read them', () => {
  expect(
    hoursData([
      { day: 'MONDAY', hours: '9h30–12h30, 14h–18h' },
      { day: 'SATURDAY', hours: '10:00 - 17:30' },
      { day: 'SUNDAY', hours: 'Sur rendez-vous' },
      { day: 'TUESDAY', hours: null },
    ]),
  ).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Monday', opens: '09:30', closes: '12:30' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Monday', opens: '14:00', closes: '18:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Saturday', opens: '10:00', closes: '17:30' },
  ])
  expect(hoursData([])).toBeNull()
})

test('an estate that has said nothing is still a winery, without empty fields', () => {
  const company = companyFacts(parameterValues([]), 'Domaine')
  expect(wineryData({ siteUrl: 'https://d.example', company, address: null, logo: null, picture: null })).toEqual({
    '@type': 'Winery',
    '@id': 'https://d.example/#winery',
    name: 'Domaine',
    url: 'https://d.example/',
  })
})

test('a breadcrumb counts its steps', () => {
  expect(breadcrumbData([{ name: 'Accueil', url: 'https://d.example/' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://d.example/' },
  ])
})

test('the telephone is told as one dials it from abroad', () => {
  const company = { ...companyFacts(parameterValues([]), 'Domaine'), phone: '02 41 51 00 00' }
  const told = wineryData({ siteUrl: 'https://d.example', company, address: null, logo: null, picture: null })
  expect(told).toMatchObject({ telephone: '+33241510000' })
})
