import type { PopupPage } from '#contract/content/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'

/** A popup that opens by itself on a page of a demo estate. */
export interface DemoPopup {
  onPages?: readonly string[]
  onKinds?: readonly PopupPage[]
  /** In percent of the page. */
  afterScroll: number
  againDays: number
  texts: Readonly<Record<'fr' | 'en', { title: string; text: string; link: { label: string; url: string } }>>
}

export async function loadPopups(db: SiteDb, popups: readonly DemoPopup[]): Promise<void> {
  for (const { onPages = [], onKinds = [], afterScroll, againDays, texts } of popups) {
    const { id } = await db
      .insertInto('popups')
      .values({ on_pages: [...onPages], on_kinds: [...onKinds], after_scroll: afterScroll, again_days: againDays })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [locale, { title, text, link }] of Object.entries(texts)) {
      const row = { popup_id: id, locale, title, text, link_label: link.label, link_url: link.url }
      await db.insertInto('popup_texts').values(row).execute()
    }
  }
}
