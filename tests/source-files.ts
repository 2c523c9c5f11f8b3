import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourceFile } from './boundaries.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The project's own files: tracked, or new and not ignored. */
export function listFiles(...patterns: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns]
  const names = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...new Set(names)].filter((name) => existsSync(join(root, name)))
}

export function readSources(...patterns: string[]): SourceFile[] {
  return listFiles(...patterns).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
