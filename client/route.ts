import type { CallDefinition } from '#contract/basics/define-call.ts'

/** Where a call lives. The types tie it to its contract; zod itself never reaches the browser. */
export interface Route<Definition extends CallDefinition = CallDefinition> {
  method: Definition['method']
  path: Definition['path']
  files?: Definition['files'] extends object ? NonNullable<Definition['files']>['field'] : never
  /** Only for the compiler. */
  readonly contract?: Definition
}

export function route<Definition extends CallDefinition>(
  method: Definition['method'],
  path: Definition['path'],
): Route<Definition> {
  return { method, path }
}

export function uploadRoute<Definition extends CallDefinition & { files: object }>(
  method: Definition['method'],
  path: Definition['path'],
  files: NonNullable<Route<Definition>['files']>,
): Route<Definition> {
  return { method, path, files }
}
