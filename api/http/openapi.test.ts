import { expect, test } from 'vitest'
import { fullRegistry } from '#api/full-registry.ts'
import { everyCall } from '#contract/all-calls.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument(fullRegistry) as { paths: Record<string, Record<string, { operationId: string }>> }

test('every call is in the document under its path and method', () => {
  for (const { name, path, method } of Object.values(everyCall)) {
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
  }
})

test('every reference in the document leads somewhere', () => {
  const text = JSON.stringify(document)
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = pointer
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
    expect(target, pointer).toBeDefined()
  }
})

test('the page for people lists every call', () => {
  const page = docsPage(fullRegistry)
  for (const { name, path } of Object.values(everyCall)) {
    expect(page).toContain(`id="${name}"`)
    expect(page).toContain(`<code>${path}</code>`)
  }
})
