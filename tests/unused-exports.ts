import { importsIn, resolveImport, type SourceFile } from './boundaries.ts'

const EXPORTED = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm
/** A file that no import names: a program, a page, a test, or what a tool reads. */
const ENTRY =
  /^main\.mjs$|(^|\/)(main|settings)\.ts$|\.(test|spec|config)\.tsx?$|\.d\.m?ts$|^site\/(root|entry\.\w+|renderer|routes)\.tsx?$|^site\/[a-z-]+\/pages\/|^office\/(entry\.tsx|content\/site-panel\/entry\.ts)$|-process\.ts$|^run\/(primary|worker)\.ts$|^scripts\/|^tests\/(browser\/start-server|support\/database|faults\/main|shots\/main|walks\/main)\.ts$|^bench\/main\.ts$|^run\/commands\//
const NAMED = /(?:import|export)\s+(?:type\s+)?(?:[\w*]+\s*,\s*)?\{([^}]*)\}\s*from\s+['"]([^'"]+)['"]/g
const WHOLE = /import\s+(?:type\s+)?\*\s+as\s+\w+\s+from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

/** What is exported and imported by nobody: `file: name`. */
export function findUnusedExports(files: readonly SourceFile[]): string[] {
  const usedByFile = new Map<string, Set<string>>()
  const wholly = new Set<string>()
  const use = (path: string, name: string) => {
    const used = usedByFile.get(path) ?? new Set()
    usedByFile.set(path, used.add(name))
  }
  for (const { path, text } of files) {
    for (const [, names = '', target = ''] of text.matchAll(NAMED)) {
      for (const part of names.split(',')) {
        const name = part
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0]
        if (name) use(resolveImport(path, target), name)
      }
    }
    for (const [, named, dynamic] of text.matchAll(WHOLE)) wholly.add(resolveImport(path, named ?? dynamic ?? ''))
  }
  return files
    .filter(({ path }) => !ENTRY.test(path) && !wholly.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORTED)]
        .map(([, name = '']) => name)
        .filter((name, at, all) => all.indexOf(name) === at && !usedByFile.get(path)?.has(name))
        .map((name) => `${path}: ${name}`),
    )
}

/** Files that nobody imports and nobody starts. */
export function findUnusedFiles(files: readonly SourceFile[]): string[] {
  const imported = new Set(
    files.flatMap(({ path, text }) => importsIn(text).map(({ target }) => resolveImport(path, target))),
  )
  return files.map(({ path }) => path).filter((path) => !ENTRY.test(path) && !imported.has(path))
}
