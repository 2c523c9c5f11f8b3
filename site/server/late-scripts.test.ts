import { expect, test } from 'vitest'
import { delayScripts } from './late-scripts.ts'
import { hashOwnInlines } from './security-headers.ts'

const page =
  '<html lang="fr"><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><script nonce="n1" type="module" async="">import "/assets/a.js"</script></body>'

test('the page’s own scripts wait, and nothing of them is fetched before', () => {
  const html = delayScripts(page, 'n1')
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).toContain('<html data-sleeps="" lang="fr">')
  expect(html).toContain('type="cuvee/waiting" data-imports="/assets/a.js /assets/b.js">import "/assets/a.js"</script>')
})

test('the policy knows the waiting script as what it will be', () => {
  const before = hashOwnInlines(page, 'n1').scripts
  expect(hashOwnInlines(delayScripts(page, 'n1'), 'n1').scripts).toEqual(before)
})

test('a page without scripts, or with another’s, is left alone', () => {
  expect(delayScripts('<p>words</p>', 'n1')).toBe('<p>words</p>')
  expect(delayScripts(page, 'n2')).toBe(page)
})
