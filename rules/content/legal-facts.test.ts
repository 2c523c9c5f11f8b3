import { expect, test } from 'vitest'
import { parameterValues } from '#rules/sites/parameters.ts'
import { legalFacts } from './legal-facts.ts'

const site = { name: 'Domaine d’Essai', url: 'https://essai.example', isECommerce: true }
const factsOf = (given: Record<string, string>) =>
  legalFacts(parameterValues(Object.entries(given).map(([type, value]) => ({ type, value }))), site)

test('an estate that has told nothing still has its name, its address on the web and the law’s period', () => {
  expect(factsOf({})).toEqual({
    companyName: 'Domaine d’Essai',
    legalCompanyName: null,
    corporateForm: null,
    shareCapital: null,
    headOffice: null,
    siret: null,
    rcs: null,
    rm: null,
    vatNumber: null,
    exciseNumber: null,
    legalAgent: null,
    phone: null,
    email: null,
    host: null,
    mediator: null,
    withdrawalDays: 14,
    salePricesFrom: { day: 1, month: 2 },
    salePricesUntil: { day: 31, month: 1 },
    deliversAbroad: false,
    siteUrl: 'https://essai.example',
    isECommerce: true,
  })
})

test('blanks are nothing, and lines of an address become one', () => {
  const facts = factsOf({ LEGAL_AGENT: '  ', HEAD_OFFICE: ' 3, rue du Puits,\r\n\n49400 Saumur \n' })
  expect(facts.legalAgent).toBeNull()
  expect(facts.headOffice).toBe('3, rue du Puits, 49400 Saumur')
})

test('the address and the mobile phone for visitors stand in for what is missing', () => {
  const facts = factsOf({ COMPANY_ADDRESS: 'Le Bourg', COMPANY_MOBILE: '06 00 00 00 00' })
  expect(facts).toMatchObject({ headOffice: 'Le Bourg', phone: '06 00 00 00 00' })
})

test('the period is never shorter than the law’s', () => {
  expect(factsOf({ WITHDRAWAL_DAYS: '8' }).withdrawalDays).toBe(14)
  expect(factsOf({ WITHDRAWAL_DAYS: '30' }).withdrawalDays).toBe(30)
})

test('delivery abroad needs both switches', () => {
  expect(factsOf({ SELLS_WORLDWIDE: 'true' }).deliversAbroad).toBe(false)
  expect(factsOf({ ONLY_SELL_IN_FRANCE: 'false' }).deliversAbroad).toBe(false)
  expect(factsOf({ SELLS_WORLDWIDE: 'true', ONLY_SELL_IN_FRANCE: 'false' }).deliversAbroad).toBe(true)
})
