import type { TestDatabase } from './test-database.ts'

/** A visit (801) and a table (802), told in French only. */
export async function addTestServices({ admin }: Pick<TestDatabase, 'admin'>, siteId: number): Promise<void> {
  await admin.query(`
    insert into estate.services (site_id, id, position, price_cents, duration_minutes, tags)
    values (${siteId}, 801, 90, 1200, 60, '{essai-visite}'), (${siteId}, 802, 91, null, null, '{essai-visite,essai-repas}');
    insert into estate.service_texts (site_id, service_id, locale, title, description)
    values (${siteId}, 801, 'fr', 'La visite', 'Une heure au chai.'), (${siteId}, 802, 'fr', 'La table', '');
  `)
}
