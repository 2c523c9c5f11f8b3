import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DeskPage } from '#contract/content/page-content.ts'
import { enterOffice } from './support/office.ts'
import { openDesk } from './support/test-pages.ts'

type Editor = 0 | 1
type Step =
  | { act: 'look'; editor: Editor }
  | { act: 'save'; editor: Editor; text: string }
  | { act: 'publish' | 'discard'; editor: Editor }
  | { act: 'restore'; editor: Editor; nth: number }

const editor = fc.constantFrom<Editor>(0, 1)
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('look' as const), editor }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('save' as const),
      editor,
      text: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }).map((one) => `m ${one}`.trim()),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('publish' as const), editor }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('discard' as const), editor }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('restore' as const), editor, nth: fc.nat(4) }) },
)

/** A page that says one thing in both languages, as it is stored. */
const saying = (text: string): DeskPage => {
  const sections = [{ id: 'aaaaaa', type: 'quote' as const, text, ground: 'plain' }]
  return {
    fr: { title: 'Essai', metaDescription: 'Une page.', sections },
    en: { title: 'Trial', metaDescription: 'A page.', sections },
  }
}

interface Model {
  published: DeskPage | null
  draft: { version: number; content: DeskPage } | null
  /** Oldest first. */
  versions: { id: number; content: DeskPage }[]
  /** What each editor has seen last. */
  seen: [number, number]
}

type Ask = Awaited<ReturnType<typeof enterOffice>>['ask']

interface Turn<Act extends Step['act']> {
  ask: Ask
  path: string
  model: Model
  step: Extract<Step, { act: Act }>
  /** The draft that this editor has seen. */
  version: number
  isSeen: boolean
}

/** Takes each step and says which draft its editor has seen after it; undefined where nothing may have changed. */
const STEPS: { readonly [Act in Step['act']]: (turn: Turn<Act>) => Promise<number | undefined> } = {
  look: async ({ ask, path, model }) => {
    const { data } = await ask(`${path}/draft`)
    expect(data.page.version).toBe(model.draft?.version ?? 0)
    return data.page.version
  },
  save: async ({ ask, path, model, step, version, isSeen }) => {
    const content = saying(step.text)
    const { status, data } = await ask(`${path}/draft`, { method: 'PUT', payload: { version, content } })
    expect(status).toBe(isSeen ? 200 : 409)
    if (!isSeen) return undefined
    model.draft = { version: data.version, content }
    return data.version
  },
  publish: async ({ ask, path, model, version, isSeen }) => {
    const { status, data } = await ask(`${path}/publication`, { method: 'POST', payload: { version } })
    expect(status).toBe(isSeen && model.draft ? 200 : 409)
    if (status !== 200 || !model.draft) return undefined
    model.published = model.draft.content
    model.versions.push({ id: data.published.id, content: model.draft.content })
    model.draft = null
    return 0
  },
  discard: async ({ ask, path, model, version, isSeen }) => {
    const { status } = await ask(`${path}/draft`, { method: 'DELETE', payload: { version } })
    if (!isSeen || !model.draft) {
      expect(status).not.toBe(500)
      return undefined
    }
    expect(status).toBe(200)
    model.draft = null
    return 0
  },
  restore: async ({ ask, path, model, step, version, isSeen }) => {
    const old = model.versions[step.nth]
    if (!old) return undefined
    const { status, data } = await ask(`${path}/versions/${old.id}/draft`, { method: 'POST', payload: { version } })
    expect(status).toBe(isSeen ? 200 : 409)
    if (!isSeen) return undefined
    model.draft = { version: data.version, content: old.content }
    return data.version
  },
}

const said = (page: DeskPage | null) => (page?.fr?.sections ?? []).map(({ text }) => ({ text }))

async function openPage(ask: Ask, mark: number) {
  const texts = (word: string) => ({ title: word, url: `${word}-${mark}`, menuTitle: word, metaDescription: '' })
  const { data } = await ask('/admin/pages', {
    method: 'POST',
    payload: { isValid: true, texts: { fr: texts('essai'), en: texts('trial') } },
  })
  return { path: `/admin/pages/${data.page.id}`, slug: `essai-${mark}` }
}

test('any steps of two editors: nothing shows before it is published, nothing is overwritten unseen, what is restored is exact', async () => {
  const desk = await openDesk()
  const second = await enterOffice(desk, { role: 'EDITOR' })
  const asks = [desk.editor.ask, second.ask] as const
  let made = 0
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 4, maxLength: 14 }), async (steps) => {
      made += 1
      const { path, slug } = await openPage(asks[0], made)
      const model: Model = { published: null, draft: null, versions: [], seen: [0, 0] }
      for (const step of steps) {
        const version = model.seen[step.editor]
        const isSeen = version === (model.draft?.version ?? 0)
        const take = STEPS[step.act] as (turn: Turn<Step['act']>) => Promise<number | undefined>
        const seen = await take({ ask: asks[step.editor], path, model, step, version, isSeen })
        model.seen[step.editor] = seen ?? version
        const { data } = await asks[0](`${path}/draft`)
        expect(data.page.version).toBe(model.draft?.version ?? 0)
        expect(said(data.page.content)).toEqual(said(model.draft?.content ?? model.published))
        expect((await desk.shown(slug)).components).toMatchObject(said(model.published))
      }
      for (const { id, content } of model.versions)
        expect((await asks[0](`${path}/versions/${id}`)).data.content).toEqual(content)
    }),
    { numRuns: 25 },
  )
})
