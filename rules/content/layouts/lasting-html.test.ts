import { expect, test } from 'vitest'
import { lastingHtml } from './lasting-html.ts'

const page = (parts: { nonce: string; ticket: string; text?: string }) => `<!doctype html><html><head>
  <script nonce="${parts.nonce}">let a = "${parts.nonce}"</script><link rel="modulepreload" href="/assets/${parts.nonce}.js">
  <style nonce="${parts.nonce}">p{color:red}</style></head>
  <body data-at="${parts.ticket}"><!-- ${parts.ticket} --><form><input type="hidden" name="ticket" value="${parts.ticket}"></form>
  <p>${parts.text ?? 'Chenin'}</p></body></html>`

test('what differs from answer to answer does not count', () => {
  expect(lastingHtml(page({ nonce: 'abc', ticket: '1' }))).toBe(lastingHtml(page({ nonce: 'def', ticket: '2' })))
})

test('words and styles that differ count', () => {
  const one = page({ nonce: 'abc', ticket: '1' })
  expect(lastingHtml(one)).not.toBe(lastingHtml(page({ nonce: 'abc', ticket: '1', text: 'Grolleau' })))
  expect(lastingHtml(one)).not.toBe(lastingHtml(one.replace('red', 'blue')))
  expect(lastingHtml('<img src="/a.webp">')).not.toBe(lastingHtml('<img src="/b.webp">'))
})

test('what is opened and never closed stays, and is walked over once', () => {
  expect(lastingHtml('<p>a</p><script>b')).toBe('<p>a</p><script>b')
  expect(lastingHtml(`<p>a</p>${'<script><!--<noscript>'.repeat(25_000)}`)).toContain('<p>a</p>')
})
