import { publicConfig } from '#api/consent/public-config.ts'

/** Of services of others, only what everybody may know leaves: anything else in their configuration may be a key. */
export function publicLine(table: string, line: string): string {
  if (table !== 'external_apps') return line
  const row = JSON.parse(line) as { app: string; config: unknown }
  return JSON.stringify({ ...row, config: publicConfig(row as Parameters<typeof publicConfig>[0])?.config ?? {} })
}
