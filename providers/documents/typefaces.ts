import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Font } from '@react-pdf/renderer'
import { findTypeface } from '#rules/sites/typefaces.ts'
import { chineseFiles, FACES, neededSubsets } from './other-scripts.ts'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)
const WEIGHTS = [300, 400, 500, 600] as const
const STYLES = ['normal', 'italic'] as const
const SUBSETS = ['latin', 'latin-ext'] as const
/** Longer ones would run over the edge of a column; they are broken, the others never. */
const LONGEST_WORD = 26
const PIECE = 13

const registered = new Set<string>()
Font.registerHyphenationCallback((word) => (word.length > LONGEST_WORD ? inPieces(word) : [word]))

/**
 * Makes a family known to the PDF, and gives the names under which its letters are found, the usual ones first. `text` is
 * all that will be written: letters beyond Latin are opened only where it has them, the family's own before those of Noto.
 */
export function pdfFamily(family: string, text: string): string[] {
  const slug = findTypeface(family)?.slug
  if (!slug) throw new Error(`No typeface is called ${family}`)
  const folder = join(dirname(require.resolve(`@fontsource/${slug}/package.json`)), 'files')
  const others = neededSubsets(text)
  return [
    ...[...SUBSETS, ...others].flatMap((subset) => known({ family, folder, slug, subset })),
    ...others.flatMap((subset) => known({ family: 'Noto Sans', folder: FACES, slug: 'noto-sans', subset })),
    ...chineseFiles(text).flatMap((subset) =>
      known({ family: 'Noto Sans SC', folder: FACES, slug: 'noto-sans-sc', subset }),
    ),
  ]
}

interface KnownOptions {
  family: string
  folder: string
  slug: string
  subset: string
}

/** The name of a part of a family; none where the family lacks it. */
function known({ family, folder, slug, subset }: KnownOptions): string[] {
  const name = `${family} ${subset}`
  if (!existsSync(fileIn({ folder, slug, subset, weight: 400, style: 'normal' }))) return []
  if (!registered.has(name)) register({ name, folder, slug, subset })
  registered.add(name)
  return [name]
}

interface RegisterOptions {
  name: string
  folder: string
  slug: string
  subset: string
}

/** A weight or a slant that the family lacks is lent by its regular one: not to find one is a failure in PDF. */
function register({ name, folder, slug, subset }: RegisterOptions): void {
  for (const fontWeight of WEIGHTS) {
    for (const fontStyle of STYLES) {
      const candidates = [
        fileIn({ folder, slug, subset, weight: fontWeight, style: fontStyle }),
        fileIn({ folder, slug, subset, weight: 400, style: fontStyle }),
      ]
      const file =
        candidates.find((one) => existsSync(one)) ?? fileIn({ folder, slug, subset, weight: 400, style: 'normal' })
      Font.register({ family: name, src: plainFont(file), fontWeight, fontStyle })
    }
  }
}

/** As an address that holds the font itself. */
function plainFont(file: string): string {
  return `data:font/ttf;base64,${unpackWoff(readFileSync(file)).toString('base64')}`
}

interface FileInOptions {
  folder: string
  slug: string
  subset: string
  weight: number
  style: string
}

function fileIn({ folder, slug, subset, weight, style }: FileInOptions): string {
  return join(folder, `${slug}-${subset}-${weight}-${style}.woff`)
}

function inPieces(word: string): string[] {
  const letters = [...word]
  const count = Math.ceil(letters.length / PIECE)
  return Array.from({ length: count }, (_, at) => letters.slice(at * PIECE, (at + 1) * PIECE).join(''))
}
