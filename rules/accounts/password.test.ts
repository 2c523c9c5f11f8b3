import { expect, test } from 'vitest'
import { passwordProblem } from './password.ts'

const EMAIL = 'jeanne.martin@example.com'
const LEAKED = new Set(['loulette', 'tourterelle', 'qazwsxedcrfv'])
const NAMES = ['Jeanne', 'Martin', 'Domaine de la Roche-Perrine']
const problemOf = (password: string, email = EMAIL) =>
  passwordProblem(password, { email, names: NAMES, isLeaked: (text) => LEAKED.has(text) })?.problem ?? null

test('twelve characters of any kind are enough', () => {
  expect(problemOf('cerisierblan')).toBe(null)
  expect(problemOf('cerisierbla')).toBe('password-weak')
  expect(problemOf('les cerises')).toBe('password-weak')
  expect(problemOf('trois petits chats')).toBe(null)
})

test('eight are enough with three of the four kinds', () => {
  expect(problemOf('Cerise84')).toBe(null)
  expect(problemOf('cerise8!')).toBe(null)
  expect(problemOf('CERISE8!')).toBe(null)
  expect(problemOf('Cerises!')).toBe(null)
  expect(problemOf('cerises8')).toBe('password-weak')
  expect(problemOf('CerisesX')).toBe('password-weak')
  expect(problemOf('29741863')).toBe('password-weak')
  expect(problemOf('Ceri84!')).toBe('password-weak')
  expect(problemOf('')).toBe('password-weak')
})

test('letters of other scripts and signs made of two units count once each', () => {
  expect(problemOf('Éléphant')).toBe('password-weak')
  expect(problemOf('Éléphan7')).toBe(null)
  expect(problemOf('🍇🍇🍇🍇🍇🍇')).toBe('password-weak')
})

test('the address is no password, whole or with something around its name', () => {
  expect(problemOf(EMAIL)).toBe('password-is-address')
  expect(problemOf('Jeanne.Martin@Example.com')).toBe('password-is-address')
  expect(problemOf('Jeanne.Martin84!')).toBe('password-is-address')
  expect(problemOf('Jeanne.Martin et Paul')).toBe(null)
})

test.each([
  'motdepasse123',
  'Motdepasse1!',
  'M0tdepasse!!',
  'Azerty123456',
  'azertyuiop12',
  'Qwerty123!',
  'Bonjour2026!',
  'Passw0rd!',
  'P@ssword2026',
  'Soleil12!',
  'Jetaime-2026',
  'Château2026!',
  'Champagne1',
  'Admin123!',
  '123456789012',
  '012345678901',
  'abcdefghijkl',
  'aaaaaaaaaaaa',
  'abababababab',
  'Azerty-1234',
])('%s is what everyone tries first', (password) => {
  expect(problemOf(password)).toBe('password-common')
})

test('a common word within a longer one is fine', () => {
  expect(problemOf('soleil sur la vigne basse')).toBe(null)
  expect(problemOf('Demo-vin-2026!')).toBe(null)
})

test.each(['qazwsxedcrfv', 'QazwsxEdcrfv', 'Loulette1!', 'L0ul3tte!!', 'Tourterelle84', '!Tourterelle-2026'])(
  '%s has leaked',
  (password) => {
    expect(problemOf(password)).toBe('password-leaked')
  },
)

test.each(['Tourterelle-7429163', 'deux tourterelles', 'Loulette et Paul'])('%s has not', (password) => {
  expect(problemOf(password)).toBe(null)
})

test.each([
  'Roche-Perrine-2026',
  'rocheperrine2026',
  'JeanneMartin90!',
  'Martin-Martin-12',
  'Perrine1990!',
  'LaRochePerrine!',
])('%s is a name that anyone knows', (password) => {
  expect(problemOf(password)).toBe('password-is-name')
})

test.each(['Jeanne aime le muscat', 'La roche tombe sans bruit', 'martinet-sur-le-toit'])(
  '%s has a name in it and more',
  (password) => {
    expect(problemOf(password)).toBe(null)
  },
)
