import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import { enterOffice } from './office.ts'
import { createTestApp } from './test-app.ts'

/** An estate whose pages an editor writes; `essai` is one of them, with a sentence in each language. */
export async function openDesk(options: Parameters<typeof createTestApp>[0] = {}) {
  const test = await createTestApp(options)
  const editor = await enterOffice(test, { role: 'EDITOR' })
  const { data } = await editor.ask('/admin/pages', {
    method: 'POST',
    payload: {
      isValid: true,
      texts: {
        fr: { title: 'Essai', url: 'essai', menuTitle: 'ESSAI', metaDescription: 'Une page.' },
        en: { title: 'Trial', url: 'trial', menuTitle: 'TRIAL', metaDescription: 'A page.' },
      },
    },
  })
  const id: number = data.page.id
  const path = `/admin/pages/${id}`
  const draft = async () => (await editor.ask(`${path}/draft`)).data.page
  const saveAs = (by: typeof editor) => (version: number, content: DeskPage) =>
    by.ask(`${path}/draft`, { method: 'PUT', payload: { version, content } })
  const publish = (version: number, at: string | null = null) =>
    editor.ask(`${path}/publication`, { method: 'POST', payload: { version, at } })
  /** What visitors get of it. */
  const shown = async (slug = 'essai') => {
    const answer = await test.app.inject({ url: `/api/component/conf/${slug}` })
    return { status: answer.statusCode, components: [], ...answer.json().data }
  }
  return { ...test, editor, id, path, draft, save: saveAs(editor), saveAs, publish, shown }
}

export const sentence = (id: string, text: string): DeskSection => ({ id, type: 'quote', text })

/** The same sections in both languages. */
export function pageOf(sections: DeskSection[], title = 'Essai'): DeskPage {
  return {
    fr: { title, metaDescription: 'Une page.', sections },
    en: { title: 'Trial', metaDescription: 'A page.', sections },
  }
}
