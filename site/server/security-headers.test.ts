import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, hashOwnInlines } from './security-headers.ts'

const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('our own inline scripts and styles are hashed and lose the nonce', () => {
  const html = '<style nonce="N">a{}</style><script nonce="N">go()</script><script src="/x.js" nonce="N"></script>'
  expect(hashOwnInlines(html, 'N')).toEqual({
    html: '<style>a{}</style><script>go()</script><script src="/x.js"></script>',
    scripts: [sha('go()')],
    styles: [sha('a{}')],
  })
})

test('a script that does not know the nonce is not blessed', () => {
  const html =
    '<p>an estate’s text <script>steal()</script><script nonce="guess">steal()</script></p><script nonce="N">go()</script>'
  expect(hashOwnInlines(html, 'N').scripts).toEqual([sha('go()')])
})

test('hosts of connectors are added to what is our own, each in its place', () => {
  const hosts = {
    script: ['https://a.fr'],
    connect: ['https://b.fr', 'https://*.c.fr'],
    img: ['https://d.fr'],
    frame: [],
  }
  const policy = contentSecurityPolicy({ scripts: ['sha256-x'], styles: [] }, hosts)
  expect(policy.split('; ').filter((directive) => directive.includes('https:'))).toEqual([
    "script-src 'self' 'sha256-x' https://a.fr",
    "img-src 'self' data: https://d.fr",
    "connect-src 'self' https://b.fr https://*.c.fr",
  ])
  expect(contentSecurityPolicy({ scripts: [], styles: [] }, { ...hosts, frame: ['https://e.fr'] })).toContain(
    '; frame-src https://e.fr; ',
  )
})

test('the policy allows nothing that was not named', () => {
  const policy = contentSecurityPolicy({ scripts: ['nonce-abc'], styles: [] })
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self' 'nonce-abc'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})
