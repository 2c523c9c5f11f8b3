import { sql } from 'kysely'
import type { Customization, Question } from '#contract/customizations.ts'
import type { SiteDb } from '../site-db.ts'

type Row = Awaited<ReturnType<typeof listRows>>[number]
interface Text {
  locale: string
  label: string
  help?: string
}

/** The steps of a product with their questions, in four queries whatever their number. */
export async function listCustomizations(db: SiteDb, productId: number, locale: string): Promise<Customization[]> {
  const rows = await listRows(db, productId)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [texts, values, labels] = await Promise.all([listTexts(db, ids), listValues(db, ids), listLabels(db, ids)])
  const textsById = Map.groupBy(texts, ({ customization_id }) => customization_id)
  const labelsById = Map.groupBy(labels, ({ customization_value_id }) => customization_value_id)
  const valuesById = Map.groupBy(values, ({ customization_id }) => customization_id)

  const questionOf = (row: Row): Question[] => {
    if (row.input_type === null) return []
    const { label, help = '' } = inLocale(textsById.get(row.id), locale)
    const customizationValues = (valuesById.get(row.id) ?? []).map((value) => ({
      id: value.id,
      textNumberOfChar: value.text_number_of_char,
      selectKey: value.select_key,
      label: labelsById.has(value.id) ? inLocale(labelsById.get(value.id), locale).label : value.select_key,
      costType: value.cost_type,
      amount: value.amount / 100,
    }))
    const { id, is_required: isRequired, max_length: maxLength, input_type: inputType } = row
    return [{ id, label, help, isRequired, maxLength, inputType, customizationValues }]
  }
  const stepOf = (row: Row): Customization => {
    const { label, help = '' } = inLocale(textsById.get(row.id), locale)
    const members = row.type === 'SIMPLE' ? [row] : rows.filter(({ parent_id }) => parent_id === row.id)
    const customization = { id: row.id, type: row.type, inputType: row.input_type }
    return { id: row.id, label, help, customization, questions: members.flatMap(questionOf) }
  }
  const steps = rows.filter(({ parent_id }) => parent_id === null).map(stepOf)
  // A form that nobody has filled with questions yet asks nothing.
  return steps.filter(({ questions }) => questions.length > 0)
}

/** The words of a language; a question that lacks them is asked in another one rather than not at all. */
function inLocale(texts: readonly Text[] = [], locale: string): Text {
  const found = texts.find((text) => text.locale === locale) ?? texts.find((text) => text.locale === 'fr') ?? texts[0]
  return found ?? { locale, label: '' }
}

function listRows(db: SiteDb, productId: number) {
  return db
    .selectFrom('customizations')
    .select(['id', 'parent_id', 'type', 'input_type', 'is_required', 'max_length'])
    .where('product_id', '=', productId)
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
    .select(['id', 'customization_id', 'text_number_of_char', 'select_key', 'cost_type', 'amount'])
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

export async function isShownProduct(db: SiteDb, productId: number): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('is_valid', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

/** What one costs after its reduction, and the product it is one of. */
export async function findOffer(db: SiteDb, declinationId: number) {
  return db
    .selectFrom('offers')
    .select(['id', 'product_id', 'final_cents'])
    .where('id', '=', declinationId)
    .executeTakeFirst()
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

/** Whether the estate sells online and tells its prices. */
export async function tellsPrices(db: SiteDb): Promise<boolean> {
  const found = await db
    .selectFrom('site_settings')
    .select('is_e_commerce')
    .where('is_e_commerce', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parameters')
            .select(sql`1`.as('one'))
            .where('type', '=', 'HIDE_PRODUCT_PRICES')
            .where('value', '=', 'true'),
        ),
      ),
    )
    .executeTakeFirst()
  return found !== undefined
}
