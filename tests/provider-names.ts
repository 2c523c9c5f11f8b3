import type { SourceFile } from './boundaries.ts'

/** A folder of `providers/payments/`, and the name under which its provider declares itself. */
interface ProviderFolder {
  /** `test-cards`. */
  folder: string
  /** `TEST_CARDS`. */
  name: string
}

/** These put the parts together, or hand on the setting that allows one. */
const JOINS = new Set([
  'providers/payments/create-payments.ts',
  'contract/all-calls.ts',
  'api/payments/handlers.ts',
  'site/routes.ts',
  'settings.ts',
  'run/create-services.ts',
  'run/prepare-demo-orders.ts',
  'run/primary.ts',
  'run/worker.ts',
  'run/worker-protocol.ts',
])

/** What an estate may choose, what a person reads, what fills the demo, what is history, and what is measured or tested. */
const FREE =
  /^(rules\/sites\/parameter-catalogue\.ts$|words\/|db\/demo\/|db\/migrations\/|tests\/|bench\/)|\.test\.tsx?$/

/** Every file that names a provider and is neither its own nor a join. */
export function findProviderNames(files: readonly SourceFile[], providers: readonly ProviderFolder[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (FREE.test(path) || JOINS.has(path)) return []
    return providers.flatMap(({ folder, name }) =>
      !isOwn(path, folder) && spellings(folder, name).test(text) ? [`${path} names ${name}`] : [],
    )
  })
}

/** `api/payments/test-cards/…`, `contract/payments/test-cards.ts`. */
function isOwn(path: string, folder: string): boolean {
  return path
    .split('/')
    .some((part) => part === folder || part.startsWith(`${folder}.`) || part.startsWith(`${folder}-`))
}

/** Its name, its folder (so any import of it), and both as parts of a name in code. */
function spellings(folder: string, name: string): RegExp {
  const pascal = folder.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const camel = `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`
  return new RegExp(`(?<![A-Za-z])(?:${name}|${folder}|${camel})|${pascal}`)
}
