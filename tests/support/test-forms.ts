import type { z } from 'zod'
import { FormDefinition } from '#contract/forms/definition.ts'
import type { TestApp } from './test-app.ts'
import type { TestDatabase } from './test-database.ts'

type Fields = z.input<typeof FormDefinition>['pages'][number]['fields']

interface TestForm {
  siteId?: number
  /** Page by page. */
  pages?: readonly Fields[]
  confirms?: boolean
  isPublished?: boolean
  publishedAt?: Date
}

/** A name, an address, a tick, what hangs on it, and a file. */
export const USUAL_FIELDS: Fields = [
  { key: 'name', kind: 'TEXT', label: { fr: 'Nom', en: 'Name' }, isRequired: true },
  { key: 'email', kind: 'EMAIL', label: { fr: 'Adresse', en: 'Address' }, isRequired: true },
  { key: 'label', kind: 'CONSENT', label: { fr: 'Étiquette', en: 'Label' } },
  {
    key: 'wording',
    kind: 'TEXT',
    label: { fr: 'Mots', en: 'Words' },
    isRequired: true,
    showIf: { field: 'label', values: ['yes'] },
  },
  { key: 'plan', kind: 'FILE', label: { fr: 'Plan', en: 'Plan' }, max: 2 },
  { key: 'message', kind: 'LONG_TEXT', label: { fr: 'Message', en: 'Message' } },
]

export async function addTestForm({ admin }: Pick<TestDatabase, 'admin'>, given: TestForm = {}): Promise<number> {
  const { siteId = 1, pages = [USUAL_FIELDS], confirms = true, isPublished = true, publishedAt = new Date(0) } = given
  const definition = FormDefinition.parse({
    title: { fr: 'Un devis', en: 'A quote' },
    thanks: { fr: 'Merci.', en: 'Thank you.' },
    confirms,
    pages: pages.map((fields) => ({ title: { fr: 'Page', en: 'Page' }, fields })),
  })
  const { rows } = await admin.query(
    'insert into estate.forms (site_id, definition, is_published, published_at) values ($1, $2, $3, $4) returning id',
    [siteId, definition, isPublished, publishedAt],
  )
  return rows[0].id
}

interface SentForm {
  id: number
  answers: object
  fields?: Readonly<Record<string, string>>
  files?: readonly (readonly [name: string, bytes: Uint8Array | string])[]
  headers?: Readonly<Record<string, string>>
}

/** Sends a form with its files, as a browser does. */
export async function sendForm(test: Pick<TestApp, 'app'>, { id, answers, fields = {}, ...more }: SentForm) {
  const url = `/api/forms/${id}/submit`
  return sendMultipart(test, { url, fields: { answers: JSON.stringify(answers), ...fields }, ...more })
}

/** The same for any call that takes files. */
export async function sendMultipart(
  { app }: Pick<TestApp, 'app'>,
  { url, fields = {}, files = [], headers }: Pick<SentForm, 'fields' | 'files' | 'headers'> & { url: string },
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, bytes] of files) form.append('images', new Blob([Buffer.from(bytes)]), name)
  const body = new Response(form)
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': body.headers.get('content-type') ?? '', idsite: '1', ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
  })
}

export const TEST_PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer\n%%EOF\n', 'latin1')
