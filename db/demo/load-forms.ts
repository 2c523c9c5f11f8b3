import { sql } from 'kysely'
import { FormDefinition } from '#contract/forms/definition.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { DemoForm } from './forms.ts'

/** Long ago: whoever loads the demo with a clock that is behind sees them too. */
const PUBLISHED_AT = new Date('2026-01-01T08:00:00Z')

export async function loadForms(db: SiteDb, forms: readonly DemoForm[]): Promise<void> {
  for (const { id, definition } of forms) {
    const whole = JSON.stringify(FormDefinition.parse(definition))
    await db
      .insertInto('forms')
      .values({ id, definition: whole, is_published: true, published_at: PUBLISHED_AT })
      .execute()
  }
  // Those that the estate adds are numbered after them.
  const counter = sql`pg_get_serial_sequence('estate.forms', 'id')`
  await sql`
    select setval(${counter}, greatest(max(id), coalesce(pg_sequence_last_value(${counter}::regclass), 1))) from estate.forms
  `.execute(db)
}
