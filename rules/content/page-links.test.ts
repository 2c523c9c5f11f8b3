import { expect, test } from 'vitest'
import { linkProblem, pageLink } from './page-links.ts'

const problemOf = (url: string) => linkProblem({ type: 'URL', url })

test('a page leads to this site, to another over TLS, to a mailbox or a telephone', () => {
  for (const url of [
    '/nos-vins',
    '/nos-vins?colour=red#top',
    'https://www.example.com/a?b=c',
    'mailto:cave@example.com',
    'tel:+33241000000',
  ])
    expect(problemOf(url), url).toBeNull()
})

test('nothing that runs, pretends or leaves unseen is an address', () => {
  const wrong = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'http://example.com',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    'https://user@example.com',
    'https://localhost',
    'ftp://example.com',
    'mailto:',
    'tel:',
    '#popup-3',
    'nos-vins',
  ]
  for (const url of wrong) expect(problemOf(url), url).toBe('not-a-link')
})

test('an action needs no address, an address and a popup need theirs', () => {
  expect(linkProblem({ type: 'CART', url: null })).toBeNull()
  expect(linkProblem({ type: 'CART', url: '/cart' })).toBe('not-a-link')
  expect(linkProblem({ type: null, url: '/cart' })).toBe('not-a-link')
  expect(linkProblem({ type: 'URL', url: null })).toBe('required')
  expect(linkProblem({ type: 'POPUP', url: '#popup-3' })).toBeNull()
  expect(linkProblem({ type: 'POPUP', url: '/nos-vins' })).toBe('not-a-link')
})

test('what is told to visitors leads somewhere, or is no link', () => {
  expect(pageLink({ type: 'CONTACT', url: null })).toEqual({ type: 'CONTACT', url: '/nous-contacter' })
  expect(pageLink({ type: 'POPUP', url: '#popup-3' })).toEqual({ type: 'POPUP', url: '#popup-3' })
  expect(pageLink({ type: null, url: null })).toBeNull()
  expect(pageLink({ type: 'SCRIPT', url: 'javascript:alert(1)' })).toBeNull()
  expect(pageLink({ type: 'URL', url: 'javascript:alert(1)' })).toBeNull()
})
