import { expect, test } from 'vitest'
import { cleanCss } from './clean-css.ts'

test('rules that only style stay as they are', () => {
  const css = 'h1{letter-spacing:.1em}\n@media (min-width:60rem){.banner{background:url("/img/w800/a/b.avif")}}'
  expect(cleanCss(css)).toBe(css)
})

test.each([
  ['@import url("https://evil.example/x.css");a{}', 'a{}'],
  ['@import "//evil.example";', ''],
  ['a{background:url(https://evil.example/?c=1)}', 'a{background:none}'],
  ["a{background:URL( '//evil.example' )}", 'a{background:none}'],
  ['a{background:url(data:image/svg+xml;base64,AAA)}', 'a{background:none}'],
  ['/* </style><script> */a{}', 'a{}'],
  ['a{}/* open', 'a{}'],
  ['</style><script>alert(1)</script>', '\\3c /style>\\3c script>alert(1)\\3c /script>'],
  ['a{behavior: url(/x)}', 'a{x-removed: none}'],
])('%s is disarmed', (css, clean) => {
  expect(cleanCss(css)).toBe(clean)
})

test('nothing is nothing, and too much is cut', () => {
  expect(cleanCss(null)).toBe('')
  expect(cleanCss('a'.repeat(60_000))).toHaveLength(50_000)
})
