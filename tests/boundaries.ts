/**
 * Which folder may import which. A value of contract/ would bring zod along: what runs in the browser takes types only,
 * and the values of the files without zod, routes and closed sets.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  words: [],
  rules: ['contract (types)'],
  db: ['contract', 'rules', 'words (types)'],
  providers: ['contract', 'rules'],
  api: ['contract', 'rules', 'db', 'providers', 'words'],
  client: ['contract (types)'],
  ui: ['contract (types)', 'rules', 'words'],
  sections: ['contract (types)', 'rules', 'words', 'ui'],
  site: ['contract (types)', 'rules', 'words', 'client', 'ui', 'sections'],
  gallery: ['contract', 'rules', 'words', 'client', 'ui', 'sections', 'site'],
  office: ['contract', 'rules', 'words', 'client', 'ui', 'sections'],
}

/** These put the parts together. */
const MAY_IMPORT_ANYTHING = new Set(['run', 'tests', 'bench', 'scripts', 'main.mjs', 'settings.ts', 'vitest.config.ts'])

/** Outside packages that a folder's code must not see: what draws pages knows no database, what decides knows nothing. */
const PACKAGES: Readonly<Record<string, (name: string) => boolean>> = {
  contract: (name) => name === 'zod',
  words: () => false,
  rules: () => false,
  client: () => false,
  ui: (name) => !isServerPackage(name),
  sections: (name) => !isServerPackage(name),
  site: (name) => !isServerPackage(name),
}

function isServerPackage(name: string): boolean {
  return /^(pg|kysely|pg-boss|fastify|@fastify\/.*|zod)$/.test(name)
}

export interface SourceFile {
  path: string
  text: string
}

/** Imports of TypeScript as they are written here, the dynamic ones too. */
const IMPORT =
  /^\s*(?:import|export)\s+(type\s+)?((?:[^'"`;]*?\sfrom\s+)?)['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

/** Every import that crosses a wall, in words. */
export function findBoundaryBreaks(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    // Only developers see the gallery: the contract's own samples may be shown there, zod and all.
    const folder = path.startsWith('site/gallery/') ? 'gallery' : (path.split('/')[0] ?? '')
    if (MAY_IMPORT_ANYTHING.has(folder) || /\.test\.tsx?$/.test(path) || /\.config\.ts$/.test(path)) return []
    return importsIn(text).flatMap(({ target, isType }) => {
      const reason = wallBroken({ folder, path, target, isType })
      return reason ? [`${path}: ${reason}`] : []
    })
  })
}

/** What a file imports, as it names it. */
export function importsIn(text: string): { target: string; isType: boolean }[] {
  return [...text.matchAll(IMPORT)].map(([, typeOnly, names = '', from, dynamic]) => ({
    target: from ?? dynamic ?? '',
    isType: typeOnly !== undefined || isAllTypes(names),
  }))
}

/** `{ type A, type B }` is erased like `import type`. */
function isAllTypes(names: string): boolean {
  const inner = /^\{([^}]*)\}/.exec(names.trim())?.[1]
  const parts =
    inner
      ?.split(',')
      .map((part) => part.trim())
      .filter(Boolean) ?? []
  return parts.length > 0 && parts.every((part) => part.startsWith('type '))
}

interface WallBrokenOptions {
  folder: string
  path: string
  target: string
  isType: boolean
}

function wallBroken({ folder, path, target, isType }: WallBrokenOptions): string | null {
  const allowed = MAY_IMPORT[folder]
  if (!allowed) return `the folder ${folder}/ is not on the map`
  if (WITHOUT_ZOD.test(path) && !isType && !WITHOUT_ZOD.test(resolveImport(path, target))) {
    return `a file that screens import as it is may not bring ${target} along`
  }
  if (target.startsWith('#')) return crossing({ folder, allowed, target, isType })
  if (target.startsWith('.')) return staysInside({ folder, path, target })
  if (target.startsWith('node:')) return nodeAllowed({ folder, path, target })
  const name = target.startsWith('@') ? target.split('/').slice(0, 2).join('/') : (target.split('/')[0] ?? '')
  const rule = PACKAGES[folder]
  return rule && !rule(name) && !isType ? `${folder}/ may not use the package ${name}` : null
}

/** Routes and closed sets: values that screens need, in files that know no zod. */
const WITHOUT_ZOD = /^contract\/[a-z-]+\/(([a-z]+-)?routes|closed-sets)\.ts$/

interface CrossingOptions {
  folder: string
  allowed: readonly string[]
  target: string
  isType: boolean
}

function crossing({ folder, allowed, target, isType }: CrossingOptions): string | null {
  const to = target.slice(1).split('/')[0] ?? ''
  if (
    to === folder ||
    allowed.includes(to) ||
    ((isType || WITHOUT_ZOD.test(target.slice(1))) && allowed.includes(`${to} (types)`))
  )
    return null
  if (allowed.includes(`${to} (types)`)) return `${folder}/ may import only types from ${to}/ (${target})`
  return `${folder}/ may not import ${to}/ (${target})`
}

/** The file that an import names, from the root of the project; a package stays its own name. */
export function resolveImport(path: string, target: string): string {
  if (target.startsWith('#')) return target.slice(1)
  return target.startsWith('.') ? new URL(target, `file:///${path}`).pathname.slice(1) : target
}

function staysInside({ folder, path, target }: { folder: string; path: string; target: string }): string | null {
  const resolved = resolveImport(path, target)
  if (folder === 'gallery')
    return resolved.startsWith('site/gallery/') ? null : `write ${target} as #folder/file.ts, across folders`
  // React Router's own loader reads the routes before `#` names exist.
  if (path === 'site/routes.ts') return null
  return resolved.startsWith(`${folder}/`) ? null : `write ${target} as #folder/file.ts, across folders`
}

/** Rules know no clock, no chance and no disk; what runs in the browser knows no Node. */
function nodeAllowed({ folder, path, target }: { folder: string; path: string; target: string }): string | null {
  const isServerPart = path.startsWith('site/server/') || /^site\/.*\.server\.tsx?$/.test(path)
  const isFree = ['db', 'providers', 'api'].includes(folder) || isServerPart
  return isFree ? null : `${folder}/ may not use ${target}`
}
