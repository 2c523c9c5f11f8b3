import { sql } from 'kysely'
import type { SiteFont } from '#contract/sites/site.ts'
import { prepared, type Slots } from '#db/prepared.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { MediaFacts } from '#rules/media/pictures.ts'

/** What the letterhead of an estate is made of. */
export interface LetterheadFacts {
  settings: { name: string; url: string; isECommerce: boolean }
  fonts: SiteFont[]
  logos: (MediaFacts & { type: string })[]
  /** Those that are set, by their types. */
  parameters: Record<string, string>
}

/** The facts as they were written: equal text makes an equal letterhead. Null where a site has no settings. */
export async function letterheadText(db: SiteDb): Promise<string | null> {
  return (await texts(db, {}))[0]?.text ?? null
}

const texts = prepared(
  (_, __: Slots<object>) => sql<{ text: string }>`select json_build_object(
    'settings', json_build_object('name', name, 'url', coalesce(prod_url, dev_url), 'isECommerce', is_e_commerce),
    'fonts', (select coalesce(json_agg(json_build_object('type', type, 'family', family, 'color', color, 'size', size,
      'weight', weight, 'style', style) order by id), '[]') from fonts),
    'logos', (select coalesce(json_agg(json_build_object('type', logos.type, 'id', media.id, 'kind', media.kind,
      'filename', media.filename, 'mime_type', media.mime_type, 'width', media.width, 'height', media.height)
      order by logos.id), '[]')
      from logos join media on media.site_id = logos.site_id and media.id = logos.media_id),
    'parameters', (select coalesce(json_object_agg(type, value), '{}') from parameters where value is not null)
  )::text as text from site_settings`,
)
