import { sql } from 'kysely'
import { fromDay, untilDay } from './days.ts'
import type { Store } from './store.ts'
import { momentText, toldMoment } from './told-moment.ts'

const title = (locale: string) => sql`coalesce(t.definition -> 'title' ->> ${locale}, t.definition -> 'title' ->> 'fr')`
const answers = sql`(select count(*)::integer from form_submissions where form_id = t.id)`
const lastAnswer = sql`(select max(created_at) from form_submissions where form_id = t.id)`

export const formStore: Store = {
  table: 'forms',
  columns: {
    isPublished: 'is_published',
    publishedAt: 'published_at',
    definition: { column: 'definition', as: 'json' },
  },
  listed: (locale) => ({
    title: title(locale),
    questions: sql`(select count(*)::integer from jsonb_array_elements(t.definition -> 'pages') as page,
      jsonb_array_elements(page -> 'fields') as field where field ->> 'kind' not in ('HEADING', 'PARAGRAPH'))`,
    answers,
    lastAnswerAt: momentText(lastAnswer),
    isPublished: sql`t.is_published`,
    publishedAt: toldMoment('published_at'),
  }),
  searched: (locale) => [title(locale)],
  facts: { answers },
}

const told = {
  isRead: sql`(t.read_at is not null)`,
  createdAt: toldMoment('created_at'),
  idForm: sql`t.form_id`,
  email: sql`t.email`,
}

export const formAnswerStore: Store = {
  table: 'form_submissions',
  isUncounted: true,
  columns: {},
  listed: (locale) => ({
    ...told,
    form: sql`(select coalesce(definition -> 'title' ->> ${locale}, definition -> 'title' ->> 'fr')
      from forms where forms.id = t.form_id)`,
    summary: sql`left(coalesce((select string_agg(answer.value ->> 'shown', ' · ' order by answer.place)
      from jsonb_array_elements(t.answers) with ordinality as answer (value, place)
      where answer.value ->> 'shown' <> ''), ''), 160)`,
    files: sql`(select count(*)::integer from form_files where submission_id = t.id)`,
  }),
  conditions: { from: fromDay(sql`t.created_at`), until: untilDay(sql`t.created_at`) },
  searched: () => [sql`(coalesce(t.email, '') || ' ' || t.answers::text)`],
  facts: {
    ...told,
    locale: sql`t.locale`,
    answers: sql`t.answers`,
    sentFiles: sql`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'filename', filename) order by created_at, id), '[]')
      from form_files where submission_id = t.id)`,
  },
}
