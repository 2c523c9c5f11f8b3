import type { LookContent, LookState, LookVersion } from '#contract/sites/look.ts'
import { enterOffice } from './office.ts'
import type { TestApp } from './test-app.ts'

/** Somebody who works on how the site looks. */
export async function openLook(shop: TestApp, role: 'OWNER' | 'EDITOR' = 'OWNER') {
  const office = await enterOffice(shop, { role })
  const send = (path: string, payload: object) => office.ask(path, { method: 'POST', payload })
  return {
    ...office,
    send,
    get: async (): Promise<LookState> => (await office.ask('/admin/look')).data,
    save: (version: number, content: LookContent) =>
      office.ask('/admin/look', { method: 'PUT', payload: { version, content } }),
    versions: async (): Promise<LookVersion[]> => (await office.ask('/admin/look/version')).data.versions,
  }
}

export function withColours(content: LookContent, parameters: Record<string, string | null>): LookContent {
  return { ...content, parameters: { ...content.parameters, ...parameters } }
}

/** What everybody is told. */
export async function publicLook({ app }: TestApp) {
  const parameters = (await app.inject('/api/parameter')).json().data.parameters
  const find = (name: string) => parameters.find(({ type }: { type: string }) => type === name).value
  return { primary: find('PRIMARY_COLOR'), info: (await app.inject('/api/site/info')).json().data }
}
