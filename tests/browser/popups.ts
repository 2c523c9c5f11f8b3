import { connectToServer } from '#tests/support/server-database.ts'

interface NewPopup {
  siteId: number
  showsOnEveryReload?: boolean
  /** Opens by itself there, once one has come so far. */
  comes?: { onPage: string; afterScroll: number }
  texts: Record<string, { title: string; text: string; link?: { label: string; url: string } }>
}

/** Writes a popup into the running server's database and gives its id. No two tests share one. */
export async function addPopup({ siteId, showsOnEveryReload = false, comes, texts }: NewPopup): Promise<number> {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  try {
    const { rows } = await db.query<{ id: number }>(
      'insert into estate.popups (site_id, shows_on_every_reload, on_pages, after_scroll) values ($1, $2, $3, $4) returning id',
      [siteId, showsOnEveryReload, comes ? [comes.onPage] : [], comes?.afterScroll ?? null],
    )
    const id = rows[0]?.id ?? 0
    for (const [locale, { title, text, link }] of Object.entries(texts)) {
      await db.query(
        `insert into estate.popup_texts (site_id, popup_id, locale, title, text, link_label, link_url)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [siteId, id, locale, title, text, link?.label ?? null, link?.url ?? null],
      )
    }
    return id
  } finally {
    await db.end()
  }
}
