import type { Customization, Question } from '#contract/customizations/customizations.ts'
import { openFormsById } from '#db/queries/forms/forms.ts'
import { mediaById } from '#db/queries/media/media.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type MediaFacts, onlineImage } from '#rules/media/pictures.ts'

type Row = Awaited<ReturnType<typeof listRows>>[number]
interface Text {
  locale: string
  label: string
  help?: string
}

/** The steps of a product with their questions, in the caller’s language. */
export async function listCustomizations(
  db: SiteDb,
  { productId, locale }: { productId: number; locale: string },
): Promise<Customization[]> {
  return (await customizationsByProduct(db, { productIds: [productId], locale })).get(productId) ?? []
}

/** Those of several products: four queries, and one for forms, whatever the number of products and questions. */
export async function customizationsByProduct(
  db: SiteDb,
  { productIds, locale }: { productIds: readonly number[]; locale: string },
): Promise<Map<number, Customization[]>> {
  const rows = productIds.length === 0 ? [] : await listRows(db, productIds)
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const [texts, values, labels, formsById] = await Promise.all([
    listTexts(db, ids),
    listValues(db, ids),
    listLabels(db, ids),
    openFormsById(db, { ids: rows.flatMap(({ form_id }) => form_id ?? []), locale }),
  ])
  const facts = {
    locale,
    formsById,
    textsById: Map.groupBy(texts, ({ customization_id }) => customization_id),
    valuesById: Map.groupBy(values, ({ customization_id }) => customization_id),
    labelsById: Map.groupBy(labels, ({ customization_value_id }) => customization_value_id),
    layers: await mediaById(db, [...new Set(values.flatMap(({ media_id }) => media_id ?? []))]),
  }
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id)
  return new Map([...byProduct].map(([productId, own]) => [productId, toSteps(own, facts)]))
}

interface Facts {
  locale: string
  formsById: Awaited<ReturnType<typeof openFormsById>>
  textsById: ReadonlyMap<number, readonly Text[]>
  valuesById: ReadonlyMap<number, Awaited<ReturnType<typeof listValues>>>
  labelsById: ReadonlyMap<number, readonly Text[]>
  layers: ReadonlyMap<string, MediaFacts>
}

/** A form that nobody has filled with questions yet asks nothing. */
function toSteps(rows: readonly Row[], facts: Facts): Customization[] {
  const steps = rows.filter(({ parent_id }) => parent_id === null)
  return steps.map((step) => toStep({ row: step, rows, facts })).filter(({ questions }) => questions.length > 0)
}

function toStep({ row, rows, facts }: { row: Row; rows: readonly Row[]; facts: Facts }): Customization {
  const { label, help = '' } = inLocale(facts.textsById.get(row.id), facts.locale)
  const members = row.type === 'SIMPLE' ? [row] : rows.filter(({ parent_id }) => parent_id === row.id)
  const customization = { id: row.id, type: row.type, inputType: row.input_type }
  const questions = [...formQuestions(row, facts), ...members.flatMap((member) => toQuestions(member, facts))]
  return { id: row.id, label, help, customization, questions }
}

function toQuestions(row: Row, facts: Facts): Question[] {
  const { id, is_required: isRequired, max_length: maxLength, input_type: inputType } = row
  if (inputType === null) return []
  const { label, help = '' } = inLocale(facts.textsById.get(id), facts.locale)
  return [{ id, label, help, isRequired, maxLength, inputType, customizationValues: valuesOf(id, facts) }]
}

/** A form of the estate, where the step asks one; pictures are asked for by steps of their own. */
function formQuestions({ id, form_id }: Row, facts: Facts): Question[] {
  const form = form_id === null ? undefined : facts.formsById.get(form_id)
  if (!form) return []
  const pages = form.pages.map((page) => ({ ...page, fields: page.fields.filter(({ kind }) => kind !== 'FILE') }))
  const plain = { label: '', help: '', isRequired: false, maxLength: null, inputType: 'FORM' as const }
  return [{ id, ...plain, customizationValues: valuesOf(id, facts), form: { pages } }]
}

function valuesOf(id: number, { locale, valuesById, labelsById, layers }: Facts): Question['customizationValues'] {
  const layerOf = (media: MediaFacts | undefined) => (media ? { layer: onlineImage(media) } : {})
  return (valuesById.get(id) ?? []).map((value) => ({
    ...(value.swatch === null ? {} : { swatch: value.swatch }),
    ...layerOf(layers.get(value.media_id ?? '')),
    id: value.id,
    textNumberOfChar: value.text_number_of_char,
    selectKey: value.select_key,
    label: labelsById.has(value.id) ? inLocale(labelsById.get(value.id), locale).label : value.select_key,
    costType: value.cost_type,
    amount: value.amount / 100,
  }))
}

/** The words of a language; a question that lacks them is asked in another one rather than not at all. */
function inLocale(texts: readonly Text[] = [], locale: string): Text {
  const found = texts.find((text) => text.locale === locale) ?? texts.find((text) => text.locale === 'fr') ?? texts[0]
  return found ?? { locale, label: '' }
}

function listRows(db: SiteDb, productIds: readonly number[]) {
  return db
    .selectFrom('customizations')
    .select(['id', 'product_id', 'parent_id', 'type', 'input_type', 'is_required', 'max_length', 'form_id'])
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

function listTexts(db: SiteDb, ids: readonly number[]) {
  return db
    .selectFrom('customization_texts')
    .select(['customization_id', 'locale', 'label', 'help'])
    .where('customization_id', 'in', ids)
    .orderBy('locale')
    .execute()
}

function listValues(db: SiteDb, ids: readonly number[]) {
  return db
    .selectFrom('customization_values')
    .select([
      'id',
      'customization_id',
      'text_number_of_char',
      'select_key',
      'cost_type',
      'amount',
      'swatch',
      'media_id',
    ])
    .where('customization_id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

function listLabels(db: SiteDb, ids: readonly number[]) {
  return db
    .selectFrom('customization_value_texts')
    .innerJoin('customization_values', (on) =>
      on
        .onRef('customization_values.site_id', '=', 'customization_value_texts.site_id')
        .onRef('customization_values.id', '=', 'customization_value_texts.customization_value_id'),
    )
    .select([
      'customization_value_texts.customization_value_id',
      'customization_value_texts.locale',
      'customization_value_texts.label',
    ])
    .where('customization_values.customization_id', 'in', ids)
    .orderBy('customization_value_texts.locale')
    .execute()
}

/** Whether pictures may be sent for a question. */
export async function takesFile(db: SiteDb, customizationId: number): Promise<boolean> {
  const found = await db
    .selectFrom('customizations')
    .innerJoin('products', (on) =>
      on
        .onRef('products.site_id', '=', 'customizations.site_id')
        .onRef('products.id', '=', 'customizations.product_id'),
    )
    .select('customizations.id')
    .where('customizations.id', '=', customizationId)
    .where('customizations.input_type', '=', 'FILE')
    .where('products.is_valid', '=', true)
    .executeTakeFirst()
  return found !== undefined
}
