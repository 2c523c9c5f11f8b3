import { expect, test } from 'vitest'
import { parameterValues } from '#rules/sites/parameters.ts'
import { legalFacts } from './legal-facts.ts'
import { fillPlaceholders } from './legal-placeholders.ts'

const site = { name: 'Domaine d’Essai', url: 'https://essai.example', isECommerce: true }
const told = {
  COMPANY_NAME: 'Domaine d’Essai',
  LEGAL_COMPANY_NAME: 'EARL d’Essai',
  LEGAL_AGENT: 'Jeanne Essai',
  CORPORATE_FORM: 'EARL',
  RCS: 'Angers 123 456 789',
  HEAD_OFFICE: '3, rue du Puits, 49400 Saumur',
  COMPANY_PHONE: '02 41 00 00 00',
  COMPANY_EMAIL: 'bonjour@essai.example',
  HOST_IDENTITY: 'Hébergeur d’Essai',
  CONSUMER_MEDIATOR: 'Médiateur d’Essai',
  WITHDRAWAL_DAYS: '30',
}
const factsOf = (given: Record<string, string>) =>
  legalFacts(parameterValues(Object.entries(given).map(([type, value]) => ({ type, value }))), site)
const fill = (text: string, given: Record<string, string> = told) =>
  fillPlaceholders({ text, facts: factsOf(given), missing: 'sur demande' })

test('each placeholder is filled with its fact', () => {
  expect(fill('{companyName}, {legalCompanyName}, {corporateForm}')).toBe('Domaine d’Essai, EARL d’Essai, EARL')
  expect(fill('{legalAgent} / {registrationNumber}')).toBe('Jeanne Essai / Angers 123 456 789')
  expect(fill('{headOffice} / {companyPhone}')).toBe('3, rue du Puits, 49400 Saumur / 02 41 00 00 00')
  expect(fill('{email} / {host} / {mediator}')).toBe('bonjour@essai.example / Hébergeur d’Essai / Médiateur d’Essai')
  expect(fill('{withdrawalDays} jours, oui {withdrawalDays}')).toBe('30 jours, oui 30')
})

test('the registration is the trade register’s, else SIRET, else the register of crafts', () => {
  expect(fill('{registrationNumber}', { SIRET: '1', RM: '2' })).toBe('1')
  expect(fill('{registrationNumber}', { RM: '2' })).toBe('2')
})

test('a fact the estate has not told is said to be given on request', () => {
  expect(fill('Gérance : {legalAgent}', {})).toBe('Gérance : sur demande')
  expect(fill('{legalCompanyName}', {})).toBe('Domaine d’Essai')
})

test('unknown placeholders and stray braces stay as typed', () => {
  for (const text of ['{vigneron}', '{constructor}', '{toString}', '{ legalAgent }', '{}', '{legalAgent', '}{']) {
    expect(fill(text)).toBe(text)
  }
})

test('what a fact says is not filled again', () => {
  expect(fill('{legalAgent}', { LEGAL_AGENT: '{email} $& $1', COMPANY_EMAIL: 'a@b.fr' })).toBe('{email} $& $1')
})
