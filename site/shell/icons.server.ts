import { createRequire } from 'node:module'
import { type IconStyle, readIconName } from './icon-name.ts'

/** A drawing of one colour: only the icons that a page shows travel with it. */
export interface Icon {
  width: number
  height: number
  path: string
}

const PACKAGES: Record<IconStyle, string> = {
  'fa-solid': '@fortawesome/free-solid-svg-icons',
  'fa-regular': '@fortawesome/free-regular-svg-icons',
  'fa-brands': '@fortawesome/free-brands-svg-icons',
}

const require = createRequire(import.meta.url)
const found = new Map<string, Icon | null>()
const MAX_FOUND = 2_000

/** An icon by its Font Awesome name; one that a style does not have is looked for among the solid ones. */
export function findIcon(told: string | null, base: string | null): Icon | null {
  const read = readIconName(told, base)
  if (!read) return null
  return load(read.style, read.name) ?? load('fa-solid', read.name)
}

function load(style: IconStyle, name: string): Icon | null {
  const key = `${style} ${name}`
  const known = found.get(key)
  if (known !== undefined) return known
  const icon = read(style, name)
  if (found.size < MAX_FOUND) found.set(key, icon)
  return icon
}

function read(style: IconStyle, name: string): Icon | null {
  const file = `fa${name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}`
  try {
    const { width, height, svgPathData } = require(`${PACKAGES[style]}/${file}`) as Record<string, unknown>
    return { width: Number(width), height: Number(height), path: String(svgPathData) }
  } catch {
    return null
  }
}
