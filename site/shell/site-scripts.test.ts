import { expect, test } from 'vitest'
import { allowedHosts } from '#rules/consent/connector-hosts.ts'
import { siteConnectors } from '#rules/consent/connectors.ts'
import { siteScripts } from './site-scripts.ts'

const urlsOf = (text: string | null) => siteScripts(text)[0]?.config.urls

test.each([
  ['https://chat.example/widget.js', 'https://chat.example/widget.js'],
  ['<script async src="https://chat.example/widget.js?id=4"></script>', 'https://chat.example/widget.js?id=4'],
  [
    'https://a.example/1.js\nhttps://b.example/2.js\nhttps://a.example/1.js',
    'https://a.example/1.js https://b.example/2.js',
  ],
])('%s', (text, urls) => {
  expect(urlsOf(text)).toBe(urls)
})

test.each([
  null,
  '',
  'alert(1)',
  'http://chat.example/x.js',
  '//chat.example/x.js',
  'javascript:alert(1)',
  'https://a',
])('%s loads nothing', (text) => {
  expect(siteScripts(text)).toEqual([])
})

test('the policy names the very files, and nothing that could widen it', () => {
  const connectors = siteConnectors(siteScripts("https://chat.example/w.js?x='unsafe-inline' https://b.example/a;b.js"))
  const { script, connect } = allowedHosts(connectors)
  expect(script).toEqual(['https://chat.example/w.js', 'https://b.example/a'])
  expect(connect).toEqual(['https://chat.example', 'https://b.example'])
})
