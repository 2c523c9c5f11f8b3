import { expect, test } from 'vitest'
import { delayScripts } from './late-scripts.ts'
import { hashOwnInlines } from './security-headers.ts'

const page =
  '<html lang="fr"><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><script nonce="n1" src="/assets/a.js" async="" type="module"></script></body>'

test('the page’s own scripts wait, and nothing of them is fetched before', () => {
  const html = delayScripts(page, 'n1')
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).toContain('<html data-sleeps="" lang="fr">')
  expect(html).toContain('type="cuvee/waiting" src="/assets/a.js" data-imports="/assets/a.js /assets/b.js"></script>')
})

test('the policy knows the rules for what is fetched ahead, and nothing of the waiting script but its file', () => {
  expect(hashOwnInlines(page, 'n1').scripts).toHaveLength(0)
  expect(hashOwnInlines(delayScripts(page, 'n1'), 'n1').scripts).toHaveLength(1)
})

test('pages of one person are not fetched ahead', () => {
  const [, rules = ''] = /type="speculationrules">(.*?)<\/script>/.exec(delayScripts(page, 'n1')) ?? []
  const [{ where, eagerness }] = JSON.parse(rules).prefetch
  expect([where.and[0], eagerness]).toEqual([{ href_matches: '/*' }, 'moderate'])
  for (const path of ['/cart', '/account', '/auth', '/api/'])
    expect(where.and[1].not.selector_matches).toContain(`[href*="${path}"]`)
})

test('a page without scripts, or with another’s, is left alone', () => {
  expect(delayScripts('<p>words</p>', 'n1')).toBe('<p>words</p>')
  expect(delayScripts(page, 'n2')).toBe(page)
})
