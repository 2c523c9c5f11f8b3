import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'

test('nothing in a text is taken for markup, and what XML cannot hold is left out', () => {
  expect(escapeXml('Rouge & <blanc> « "brut" »')).toBe('Rouge &amp; &lt;blanc&gt; « &quot;brut&quot; »')
  expect(escapeXml('a\u0000b\u000bc\ud800d\n\té🍇')).toBe('abcd\n\té🍇')
  expect(escapeXml('&amp;')).toBe('&amp;amp;')
})
