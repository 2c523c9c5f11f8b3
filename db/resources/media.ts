import { sql } from 'kysely'
import { inPlainText } from '#db/queries/basics/list.ts'
import { usedIds } from '#db/queries/media/media-places.ts'
import type { Store } from './store.ts'
import { toldMoment } from './told-moment.ts'
import { toldText } from './told-text.ts'

const texts = { table: 'media_texts', key: 'entry_id', columns: { alt: 'alt' } } as const

/** What the row of the file itself says. */
const ofFile = (column: string) => sql`(select ${sql.ref(`media.${column}`)} from media where media.id = t.media_id)`

const FILE = {
  mediaId: sql`t.media_id`,
  kind: ofFile('kind'),
  filename: ofFile('filename'),
  mimeType: ofFile('mime_type'),
  bytes: ofFile('bytes'),
  width: ofFile('width'),
  height: ofFile('height'),
  createdAt: sql`t.created_at`,
}

const isUsed = sql`t.media_id in ${usedIds()}`

export const mediaStore: Store = {
  table: 'media_entries',
  columns: {
    name: 'name',
    tags: 'tags',
    focalX: 'focal_x',
    focalY: 'focal_y',
    posterMediaId: 'poster_media_id',
  },
  texts,
  listed: (locale) => ({
    ...FILE,
    name: sql`t.name`,
    tags: sql`t.tags`,
    alt: toldText({ texts, column: 'alt', locale }),
    hasAlt: sql`exists (select from media_texts where entry_id = t.id and alt <> '')`,
    isUsed,
    focalX: sql`t.focal_x`,
    focalY: sql`t.focal_y`,
    posterMediaId: sql`t.poster_media_id`,
  }),
  conditions: {
    tag: ({ values }) => sql`t.tags && ${values.map(String)}::text[]`,
  },
  searched: () => [
    inPlainText(sql`platform.plain(concat_ws(' ', t.name, array_to_string(t.tags, ' '),
      (select string_agg(alt, ' ') from media_texts where entry_id = t.id)))`),
  ],
  facts: {
    ...FILE,
    createdAt: toldMoment('created_at'),
    sourceMediaId: sql`t.source_media_id`,
    uploadedBy: sql`(select btrim(firstname || ' ' || lastname) from users where users.id = t.uploaded_by)`,
  },
  faults: { media_entries_site_id_poster_media_id_fkey: 'posterMediaId' },
}
