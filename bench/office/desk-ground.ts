import type { APIRequestContext } from '@playwright/test'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'

interface Ground {
  id: number
  /** Where visitors find it. */
  path: string
  /** Shows another title from now on: whatever was kept of the page is made anew. */
  publishAnew: (title: string) => Promise<void>
}

/** Signs in and publishes a page of so many sections, in both languages; the same words every time. */
export async function makeLongPage(
  request: APIRequestContext,
  { site, sections }: { site: string; sections: number },
): Promise<Ground> {
  const headers = { origin: site }
  const send = async (method: 'POST' | 'PUT', { path, data }: { path: string; data: object }) => {
    const answer = await request.fetch(`${site}/api${path}`, { method, headers, data })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()).data
  }
  await send('POST', { path: '/login', data: { email: 'admin@example.com', password: DEMO_PASSWORD } })
  const url = `cent-sections-${Date.now()}`
  const texts = {
    fr: { title: 'Cent sections', url, menuTitle: 'CENT', metaDescription: 'Une longue page.' },
    en: { title: 'A hundred sections', url, menuTitle: 'HUNDRED', metaDescription: 'A long page.' },
  }
  const { page } = await send('POST', { path: '/admin/pages', data: { isValid: false, texts } })
  const path = `/admin/pages/${page.id}`
  const publishAnew = async (title: string) => {
    const content = {
      fr: { title, metaDescription: 'Une longue page.', sections: sectionsOf(sections, FRENCH) },
      en: { title: 'A hundred sections', metaDescription: 'A long page.', sections: sectionsOf(sections, ENGLISH) },
    }
    const { page: found } = (await (await request.get(`${site}/api${path}/draft`, { headers })).json()).data
    const { version } = await send('PUT', { path: `${path}/draft`, data: { version: found.version, content } })
    await send('POST', { path: `${path}/publication`, data: { version } })
  }
  await publishAnew('Cent sections')
  return { id: page.id, path: `/${url}`, publishAnew }
}

const FRENCH = 'Nos rangs regardent le fleuve, et chaque parcelle est vendangée à la main, tôt le matin. '
const ENGLISH = 'Our rows look out over the river, and every plot is picked by hand, early in the morning. '

/** What pages are mostly made of, in turns: words, figures, questions, a sentence. */
function sectionsOf(count: number, sentence: string): object[] {
  return Array.from({ length: count }, (_, at) => {
    const id = `banc${String(at).padStart(4, '0')}`
    const kinds = [
      { type: 'text', title: `${sentence.slice(0, 22)} ${at}`, text: sentence.repeat(4) },
      {
        type: 'figures',
        figures: [12, 1987, 45].map((value) => ({ value: String(value), label: sentence.slice(0, 30) })),
      },
      {
        type: 'questions',
        title: `${at}`,
        questions: [{ question: sentence.slice(0, 60), answer: sentence.repeat(2) }],
      },
      { type: 'quote', text: sentence },
    ]
    return { id, ...kinds[at % kinds.length] }
  })
}
