/** Which folder may import which. A value import of contract/ in the browser would bring zod along: types only there. */
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
  office: ['contract', 'rules', 'words', 'client', 'ui', 'sections'],
}

/** These put the parts together. */
const MAY_IMPORT_ANYTHING = new Set(['run', 'tests', 'bench', 'scripts', 'main.ts', 'settings.ts', 'vitest.config.ts'])

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

const IMPORT =
  /^\s*(?:import|export)\s+(type\s+)?((?:[^'"`;]*?\sfrom\s+)?)['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

/** Every import that crosses a wall, in words. */
export function findBoundaryBreaks(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const folder = path.split('/')[0] ?? ''
    if (MAY_IMPORT_ANYTHING.has(folder) || /\.test\.tsx?$/.test(path) || /\.config\.ts$/.test(path)) return []
    return [...text.matchAll(IMPORT)].flatMap(([, typeOnly, names = '', from, dynamic]) => {
      const target = from ?? dynamic ?? ''
      const isType = typeOnly !== undefined || isAllTypes(names)
      const reason = wallBroken(folder, path, target, isType)
      return reason ? [`${path}: ${reason}`] : []
    })
  })
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

function wallBroken(folder: string, path: string, target: string, isType: boolean): string | null {
  const allowed = MAY_IMPORT[folder]
  if (!allowed) return `the folder ${folder}/ is not on the map`
  if (target.startsWith('#')) return crossing(folder, allowed, target, isType)
  if (target.startsWith('.')) return staysInside(folder, path, target)
  if (target.startsWith('node:')) return nodeAllowed(folder, path, target)
  const name = target.startsWith('@') ? target.split('/').slice(0, 2).join('/') : (target.split('/')[0] ?? '')
  const rule = PACKAGES[folder]
  return rule && !rule(name) && !isType ? `${folder}/ may not use the package ${name}` : null
}

function crossing(folder: string, allowed: readonly string[], target: string, isType: boolean): string | null {
  const to = target.slice(1).split('/')[0] ?? ''
  if (to === folder || allowed.includes(to) || (isType && allowed.includes(`${to} (types)`))) return null
  if (allowed.includes(`${to} (types)`)) return `${folder}/ may import only types from ${to}/ (${target})`
  return `${folder}/ may not import ${to}/ (${target})`
}

function staysInside(folder: string, path: string, target: string): string | null {
  const resolved = new URL(target, `file:///${path}`).pathname.slice(1)
  // React Router's own loader reads the routes before `#` names exist.
  if (path === 'site/routes.ts') return null
  return resolved.startsWith(`${folder}/`) ? null : `write ${target} as #folder/file.ts, across folders`
}

/** Rules know no clock, no chance and no disk; what runs in the browser knows no Node. */
function nodeAllowed(folder: string, path: string, target: string): string | null {
  const isServerPart = path.startsWith('site/server/') || /^site\/.*\.server\.tsx?$/.test(path)
  const isFree = ['db', 'providers', 'api'].includes(folder) || isServerPart
  return isFree ? null : `${folder}/ may not use ${target}`
}
