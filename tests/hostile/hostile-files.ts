import { type Chance, createChance } from './chance.ts'
import { CSS_VECTORS, casings, encodings, HOOK, HTML_VECTORS, SVG_VECTORS, wounds } from './vectors.ts'

export interface HostileFile {
  kind: 'svg' | 'css' | 'html'
  text: string
}

const KINDS = { svg: SVG_VECTORS, css: CSS_VECTORS, html: HTML_VECTORS } as const

/**
 * Files that want to run or to load something: every vector, in chance combinations of spelling, encoding, nesting and
 * broken syntax. The same seed makes the same files.
 */
export function makeHostileFiles({ seed, count }: { seed: number; count: number }): HostileFile[] {
  const chance = createChance(seed)
  const kinds = Object.keys(KINDS) as HostileFile['kind'][]
  return Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? 'svg'
    const vectors = KINDS[kind]
    // Each vector has its turn before chance mixes them.
    const first = vectors[Math.floor(at / kinds.length) % vectors.length] ?? ''
    const others = chance.some(vectors, 2)
    return { kind, text: spoil([first, ...others], { kind, chance }) }
  })
}

interface SpoilOptions {
  kind: HostileFile['kind']
  chance: Chance
}

function spoil(vectors: readonly string[], { kind, chance }: SpoilOptions): string {
  const spelled = vectors.map((vector) => chance.one(casings)(chance.one(encodings[kind])(vector)))
  const wounded = spelled.map((vector) => (chance.isLikely(0.3) ? chance.one(wounds)(vector, chance) : vector))
  return chance.one(NESTINGS[kind])(wounded)
}

const SVG = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'

/** How several vectors lie in one file. */
const NESTINGS: Readonly<Record<HostileFile['kind'], readonly ((vectors: readonly string[]) => string)[]>> = {
  svg: [
    (vectors) => SVG(vectors.join('')),
    (vectors) => SVG(`<g><g>${vectors.join('<path d="M0 0h9v9z"/>')}</g></g>`),
    (vectors) => SVG(`<defs><symbol id="s">${vectors.join('')}</symbol></defs><use href="#s"/>`),
    (vectors) => SVG(`<switch><a ${XLINK} xlink:href="#s">${vectors.join('')}</a></switch>`),
    (vectors) => `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e "hostile.example">]>${SVG(vectors.join('&e;'))}`,
    (vectors) => `\ufeff<svg ${XLINK} onload="${HOOK}()">${vectors.join('')}</svg>`,
    (vectors) => SVG(`<text>${vectors.map((vector) => `<![CDATA[${vector}]]>`).join('')}</text>`),
    (vectors) => SVG(`<style>${vectors.join('')}</style>`),
    (vectors) => SVG(`<title>${vectors.join('</title><title>')}</title>`),
  ],
  css: [
    (vectors) => vectors.join('\n'),
    (vectors) => `@media screen{${vectors.join('')}}`,
    (vectors) => `.a{color:red;${vectors.join(';')}}`,
    (vectors) => `@supports (display:grid){@layer x{${vectors.join('')}}}`,
    (vectors) => `.a{&:hover{${vectors.join('}&:focus{')}}}`,
    (vectors) => `:root{--x:${vectors.join(';--y:')}}`,
    (vectors) => `/* ${vectors.join(' */ ')}`,
    (vectors) => `a{content:"${vectors.join('"}b{content:"')}"}`,
  ],
  html: [
    (vectors) => vectors.join(''),
    (vectors) => `<div><p>${vectors.join('</p><p>')}</p></div>`,
    (vectors) => `<table><tr><td>${vectors.join('<td>')}`,
    (vectors) => `<svg><desc>${vectors.join('')}</desc></svg>`,
    (vectors) => `<math><mtext><table><mglyph><style>${vectors.join('')}`,
    (vectors) => `<noscript><p title="</noscript>${vectors.join('')}">`,
    (vectors) => `<textarea>${vectors.join('</textarea>')}`,
    (vectors) => `<!--${vectors.join('-->')}`,
    (vectors) => `<template>${vectors.join('')}</template>${vectors.join('')}`,
  ],
}
