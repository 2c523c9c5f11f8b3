import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { findTypeface } from '#rules/sites/typefaces.ts'
import { chineseFiles, FACES, neededSubsets } from './other-scripts.ts'
import { type Face, openFace } from './pdf/face.ts'
import type { FaceChain, Typeface } from './pdf/face-chain.ts'
import { type ShapedRun, shapeRun } from './pdf/shape-run.ts'
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
  const folder = folderOf(slug)
  const others = neededSubsets(text)
  const parts: Part[] = [
    ...[...SUBSETS, ...others].map((subset) => ({ family, folder, slug, subset })),
    ...others.map((subset) => ({ family: 'Noto Sans', folder: FACES, slug: 'noto-sans', subset })),
    ...chineseFiles(text).map((subset) => ({ family: 'Noto Sans SC', folder: FACES, slug: 'noto-sans-sc', subset })),
  ]
  // Asked for with every text of a paper.
  const files = parts.map(({ slug: own, subset }) => `${own}-${subset}`).join(' ')
  return (weight, slant) => {
    const key = `${weight} ${slant} ${files}`
    const chain = chains.get(key) ?? chainOf(parts.map((part) => openOnce(part, { weight, slant })))
    if (chains.size >= MOST_CHAINS) chains.clear()
    chains.set(key, chain)
    return chain
  }
}

const folders = new Map<string, string>()

/** Asked for with every paper, and looked for once. */
function folderOf(slug: string): string {
  const folder = folders.get(slug) ?? join(dirname(require.resolve(`@fontsource/${slug}/package.json`)), 'files')
  folders.set(slug, folder)
  return folder
}

/** Chinese names are in many combinations of files. */
const MOST_CHAINS = 60
const chains = new Map<string, FaceChain>()
/** What comes again and again on papers is shaped once; the bound is for the words that do not. */
const MOST_WORDS = 3_000

function chainOf(open: readonly (() => Face | null)[]): FaceChain {
  const first = () => {
    const face = open[0]?.()
    if (!face) throw new Error('A typeface has no letters')
    return face
  }
  const find = (code: number): Face | null => {
    for (const one of open) {
      const face = one()
      if (face?.glyphOf(code) !== undefined) return face
    }
    return null
  }
  const known = { usual: new Map<string, ShapedRun[]>(), lining: new Map<string, ShapedRun[]>() }
  return {
    first,
    shape(text, figures) {
      const kept = known[figures]
      const before = kept.get(text)
      if (before) return before
      const shaped = stretches(text, find).map(({ face, text: some }) => shapeRun(face, { text: some, figures }))
      if (kept.size >= MOST_WORDS) kept.clear()
      kept.set(text, shaped)
      return shaped
    },
  }
}

/** A text in stretches of one face. */
function stretches(text: string, find: (code: number) => Face | null): { face: Face; text: string }[] {
  const found: { face: Face; text: string }[] = []
  for (const letter of text) {
    const face = find(letter.codePointAt(0) ?? 0)
    const last = found.at(-1)
    if (!face) continue
    if (last?.face === face) last.text += letter
    else found.push({ face, text: letter })
  }
  return found
}

interface Cut {
  weight: number
  slant: 'normal' | 'italic'
}

/** A file is opened when a sign is first looked for in it. */
function openOnce(part: Part, cut: Cut): () => Face | null {
  let face: Face | null | undefined
  return () => {
    if (face === undefined) face = faceOf(part, cut)
    return face
  }
}

/** A weight or a slant that the family lacks is lent by its regular one; null where it lacks the letters. */
function faceOf(part: Part, { weight, slant }: Cut): Face | null {
  const cuts: Cut[] = [
    { weight, slant },
    { weight: 400, slant },
    { weight: 400, slant: 'normal' },
  ]
  const file = cuts.map((cut) => fileIn(part, cut)).find((one) => existsSync(one))
  return file === undefined ? null : openFile(file)
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
