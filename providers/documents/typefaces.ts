import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { findTypeface } from '#rules/sites/typefaces.ts'
import { chineseFiles, FACES, neededSubsets } from './other-scripts.ts'
import { type Face, openFace } from './pdf/face.ts'
import type { FaceChain, Typeface } from './pdf/face-chain.ts'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)
const SUBSETS = ['latin', 'latin-ext'] as const

/** A part of a family: some letters in all its weights and slants. */
interface Part {
  family: string
  folder: string
  slug: string
  subset: string
}

/**
 * A family by weight and slant. `text` is all that will be written: letters beyond Latin are looked for only where it has
 * them, in the family's own files before those of Noto.
 */
export function openTypeface(family: string, text: string): Typeface {
  const slug = findTypeface(family)?.slug
  if (!slug) throw new Error(`No typeface is called ${family}`)
  const folder = join(dirname(require.resolve(`@fontsource/${slug}/package.json`)), 'files')
  const others = neededSubsets(text)
  const parts: Part[] = [
    ...[...SUBSETS, ...others].map((subset) => ({ family, folder, slug, subset })),
    ...others.map((subset) => ({ family: 'Noto Sans', folder: FACES, slug: 'noto-sans', subset })),
    ...chineseFiles(text).map((subset) => ({ family: 'Noto Sans SC', folder: FACES, slug: 'noto-sans-sc', subset })),
  ]
  const chains = new Map<string, FaceChain>()
  return (weight, slant) => {
    const key = `${weight} ${slant}`
    const chain = chains.get(key) ?? chainOf(parts.map((part) => () => faceOf(part, { weight, slant })))
    chains.set(key, chain)
    return chain
  }
}

/** Files are opened when a sign is first looked for in them. */
function chainOf(open: readonly (() => Face | null)[]): FaceChain {
  const find = (code: number): Face | null => {
    for (const one of open) {
      const face = one()
      if (face?.glyphOf(code) !== undefined) return face
    }
    return null
  }
  const first = () => {
    const face = open[0]?.()
    if (!face) throw new Error('A typeface has no letters')
    return face
  }
  return {
    first,
    stretches(text) {
      const own = first()
      const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
      if (codes.every((code) => own.glyphOf(code) !== undefined)) return text === '' ? [] : [{ face: own, text }]
      const found: { face: Face; text: string }[] = []
      for (const code of codes) {
        const face = find(code)
        const last = found.at(-1)
        if (!face) continue
        if (last?.face === face) last.text += String.fromCodePoint(code)
        else found.push({ face, text: String.fromCodePoint(code) })
      }
      return found
    },
  }
}

interface Cut {
  weight: number
  slant: 'normal' | 'italic'
}

const opened = new Map<string, Face | null>()

/** A weight or a slant that the family lacks is lent by its regular one; null where it lacks the letters. */
function faceOf(part: Part, { weight, slant }: Cut): Face | null {
  const key = `${part.family} ${part.subset} ${weight} ${slant}`
  const known = opened.get(key)
  if (known !== undefined) return known
  const cuts: Cut[] = [
    { weight, slant },
    { weight: 400, slant },
    { weight: 400, slant: 'normal' },
  ]
  const file = cuts.map((cut) => fileIn(part, cut)).find((one) => existsSync(one))
  const face = file === undefined ? null : openFile(file)
  opened.set(key, face)
  return face
}

const openedFiles = new Map<string, Face>()

function openFile(file: string): Face {
  const face = openedFiles.get(file) ?? openFace(unpackWoff(readFileSync(file)), basename(file, '.woff'))
  openedFiles.set(file, face)
  return face
}

function fileIn({ folder, slug, subset }: Part, { weight, slant }: Cut): string {
  return join(folder, `${slug}-${subset}-${weight}-${slant}.woff`)
}
