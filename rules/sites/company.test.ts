import { expect, test } from 'vitest'
import { companyFacts } from './company.ts'
import { parameterValues } from './parameters.ts'

const companyWith = (given: Record<string, string>) =>
  companyFacts(parameterValues(Object.entries(given).map(([type, value]) => ({ type, value }))), 'Domaine')

test('an estate that has said nothing has a name and no empty lines', () => {
  expect(companyWith({ COMPANY_EMAIL: '  ' })).toEqual({
    name: 'Domaine',
    description: null,
    email: null,
    phone: null,
    mobile: null,
    fax: null,
    address: null,
    contactInfo: null,
    hours: [],
    socials: [],
  })
})

test('one day told tells the whole week', () => {
  const { hours } = companyWith({ OPENING_HOURS_SATURDAY: '10h–18h' })
  expect(hours).toHaveLength(7)
  expect(hours[0]).toEqual({ day: 'MONDAY', hours: null })
  expect(hours[5]).toEqual({ day: 'SATURDAY', hours: '10h–18h' })
})

test('networks are links, Discord and Telegram by their names', () => {
  const { socials } = companyWith({
    INSTAGRAM_URL: 'https://www.instagram.com/domaine',
    TELEGRAM_AT: '@domaine',
    DISCORD_SERVER: 'abc/def',
  })
  expect(socials).toEqual([
    { network: 'instagram', url: 'https://www.instagram.com/domaine' },
    { network: 'discord', url: 'https://discord.gg/abc%2Fdef' },
    { network: 'telegram', url: 'https://t.me/domaine' },
  ])
})
