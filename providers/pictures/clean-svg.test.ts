import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const wrapped = (inside: string) => `<svg ${XMLNS}>${inside}</svg>`
const cleaned = (inside: string) => cleanSvg(wrapped(inside))

test('an honest drawing stays as it is', () => {
  const drawing =
    `<svg ${XMLNS} width="40" height="20" viewBox="0 0 40 20" role="img"><title>Blason d’Ysaline &#38; fils</title>` +
    '<defs><linearGradient id="or"><stop offset="0" stop-color="#c9a24b"/></linearGradient></defs>' +
    '<style>.a{fill:url(#or);stroke:none}</style><path class="a" d="M0 0h40v20z"/><use href="#or" x="1"/>' +
    '<text x="2" font-family="Jost">Cuvée</text></svg>'
  expect(cleanSvg(drawing)).toBe(drawing)
})

test('what drawing programs add around it is left out', () => {
  const exported = `\ufeff<?xml version="1.0" encoding="utf-8"?>
    <!-- Generator: a drawing program -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
      <!ENTITY ns_ai "http://ns.example.com/ai/"> ]>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:i="&ns_ai;" version="1.1">
      <metadata><rdf:RDF><i:pgf>AAAA</i:pgf></rdf:RDF></metadata>
      <switch><foreignObject><i:x/></foreignObject><g i:extraneous="self"><use xlink:href="#b"/></g></switch>
    </svg>\n`
  expect(cleanSvg(exported)).toBe(wrapped('<switch><g><use href="#b"/></g></switch>'))
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in another case', '<SCRIPT>alert(1)</SCRIPT>'],
  ['a script under a prefix', '<svg:script>alert(1)</svg:script>'],
  ['foreign content', '<foreignObject><iframe src="https://x.example"/></foreignObject>'],
  ['an animation that writes a link', '<animate attributeName="href" to="javascript:alert(1)"/>'],
  ['a set', '<set attributeName="onload" to="alert(1)"/>'],
  ['a picture that a filter fetches', '<feImage href="https://x.example/a.png"/>'],
  ['a comment', '<!-- <script>alert(1)</script> -->'],
  ['an instruction', '<?xml-stylesheet href="https://x.example/a.css"?>'],
])('%s is left out with all it holds', (_what, inside) => {
  expect(cleaned(inside)).toBe(wrapped(''))
})

test.each([
  ['onload="alert(1)"'],
  ['ONLOAD="alert(1)"'],
  ['fill="url(https://x.example/a)"'],
  ['fill="URL( &quot;//x.example/a#b&quot; )"'],
  ['filter="u\\72l(https://x.example)"'],
  ['mask="image-set(&quot;a.png&quot; 1x)"'],
  ['xml:base="https://x.example/"'],
  ['xmlns="http://www.w3.org/1999/xhtml"'],
  ['href="https://x.example/a.svg#b"'],
  ['xlink:href="java&#10;script:alert(1)"'],
  ['href="data:image/svg+xml;base64,PHN2Zz4="'],
  ['fill="&unknown;"'],
  ['fill="&constructor;"'],
])('the attribute %s is left out', (attribute) => {
  expect(cleaned(`<g ${attribute}/>`)).toBe(wrapped('<g/>'))
})

test('a title, a description and a style hold text and nothing else', () => {
  expect(cleaned('<title>a<style>b{}</style></title><desc><g/>c</desc><style>.a{fill:red}<g/></style>')).toBe(
    wrapped('<title>a</title><desc>c</desc><style>.a{fill:red}</style>'),
  )
})

test('a link goes, what it was around stays', () => {
  expect(cleaned('<a href="javascript:alert(1)" target="_top"><path d="M0 0"/></a>')).toBe(
    wrapped('<g><path d="M0 0"/></g>'),
  )
})

test('a picture inside a drawing is kept when it is its own bytes, and only then', () => {
  const own = '<image href="data:image/png;base64,AAAA" width="2"/>'
  expect(cleaned(own)).toBe(wrapped(own))
  expect(cleaned('<image href="https://x.example/a.png" width="2"/>')).toBe(wrapped('<image width="2"/>'))
  expect(cleaned('<image href="data:text/html;base64,AAAA"/>')).toBe(wrapped('<image/>'))
})

test('styles keep what stays inside', () => {
  const style = (css: string) => cleaned(`<style>${css}</style>`)
  expect(style('@import "https://x.example/a.css"; .a{fill:red}')).toBe(wrapped('<style>.a{fill:red}</style>'))
  expect(style('@font-face{font-family:x;src:url(https://x.example)} .a{fill:red}')).toBe(
    wrapped('<style>.a{fill:red}</style>'),
  )
  expect(style('.a{fill:url(https://x.example);stroke:red}')).toBe(wrapped('<style>.a{stroke:red}</style>'))
  expect(style('.a{fill:url(//x.example)}.b{fill:red}')).toBe(wrapped('<style>.a{}.b{fill:red}</style>'))
  expect(style('.curly{image-rendering:pixelated}')).toBe(wrapped('<style>.curly{image-rendering:pixelated}</style>'))
  expect(style('.a{fi\\6cl:red}')).toBe(wrapped('<style>.a{}</style>'))
  expect(style('<![CDATA[.a{fill:red}</style><script>alert(1)</script>]]>')).not.toContain('<script')
  expect(cleaned('<g style="fill:red;background:url(https://x.example)"/>')).toBe(wrapped('<g style="fill:red;"/>'))
})

test('text outside of text elements is left out, inside it is escaped', () => {
  expect(cleaned('a<g>b</g><text>&lt;script&gt;<![CDATA[<b>]]></text>')).toBe(
    wrapped('<g></g><text>&#60;script&#62;&#60;b&#62;</text>'),
  )
})

test('what is not one well-formed drawing is refused', () => {
  for (const broken of [
    '',
    'hello',
    '<html></html>',
    '<svg>',
    '<svg></g></svg>',
    '<svg><g></svg></g>',
    '<svg/><svg/>',
    '<svg><g fill="&#0;"/></svg>',
    '<?xml version="1.1"?><svg><g fill="&#1;"/></svg>',
    '<svg><g id="a" id="b"/></svg>',
    '<svg a=b/>',
    '<svg><!-- </svg>',
    `<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>`,
    '<svg>'.repeat(300) + '</svg>'.repeat(300),
  ]) {
    expect(cleanSvg(broken)).toBeNull()
  }
})

test('entities are never expanded', () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;">]>${wrapped('<text>&b;</text>')}`
  expect(cleanSvg(bomb)).toBe(wrapped('<text></text>'))
})
