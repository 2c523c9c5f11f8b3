import { expect, test } from 'vitest'
import { hostName } from './site-directory.ts'

test('a host is the same in any case, with a port or a last dot', () => {
  expect(hostName('WWW.Domaine.fr:8080')).toBe('www.domaine.fr')
  expect(hostName('domaine.fr.')).toBe('domaine.fr')
  expect(hostName('[::1]:3000')).toBe('[::1]')
  expect(hostName(undefined)).toBe('')
})
