import { connectToServer } from '#tests/support/server-database.ts'

/** Writes news with a film of another site into the running server's database and gives its id. */
export async function addFilmNews(): Promise<number> {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  try {
    const { rows } = await db.query<{ id: number }>(
      `insert into estate.news (site_id, is_published, published_at) values (1, true, '2020-01-01') returning id`,
    )
    const id = rows[0]?.id ?? 0
    await db.query(
      `insert into estate.news_texts (site_id, news_id, locale, title, slug, content)
       values (1, $1, 'fr', 'Un film', 'un-film', $2)`,
      [id, '<p>Voici.</p><iframe src="https://youtu.be/aqz-KE-bpKQ" title="La taille en hiver"></iframe>'],
    )
    return id
  } finally {
    await db.end()
  }
}
