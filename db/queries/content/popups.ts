import type { SiteDb } from '#db/site-db.ts'

export async function findPopup(db: SiteDb, { id, locale }: { id: number; locale: string }) {
  return db
    .selectFrom('popups')
    .innerJoin('popup_texts', (on) =>
      on.onRef('popup_texts.site_id', '=', 'popups.site_id').onRef('popup_texts.popup_id', '=', 'popups.id'),
    )
    .where('popups.id', '=', id)
    .where('popup_texts.locale', '=', locale)
    .select([
      'popups.id',
      'popups.media_id',
      'popups.shows_on_every_reload',
      'popup_texts.title',
      'popup_texts.text',
      'popup_texts.link_label',
      'popup_texts.link_url',
    ])
    .executeTakeFirst()
}
