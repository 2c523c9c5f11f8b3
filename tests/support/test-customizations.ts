interface GivenValue {
  length?: number
  key?: string
  costType?: 'EURO' | 'PERCENT' | 'NONE'
  /** In hundredths. */
  amount?: number
  label?: { fr: string; en?: string }
}

interface GivenQuestion {
  input: 'TEXT' | 'SELECT' | 'CHECKBOX' | 'FILE'
  label: { fr: string; en?: string }
  isRequired?: boolean
  maxLength?: number
  values?: readonly GivenValue[]
}

/** A form of the estate, by its number. */
interface GivenForm {
  label: { fr: string; en?: string }
  formId: number
  values?: readonly GivenValue[]
}

export type GivenStep =
  | GivenQuestion
  | GivenForm
  | { label: { fr: string; en?: string }; form: readonly GivenQuestion[] }

interface GivenProduct {
  priceCents: number
  /** In hundredths of a percent. */
  discount?: number
  steps: readonly GivenStep[]
}

interface AddedProduct {
  productId: number
  declinationId: number
  /** In the order given, those of a form where the form stands. */
  questionIds: number[]
}

/** Whoever can send a statement: a pool of a test, the connection to a running server. */
interface Queries {
  query(text: string, values: unknown[]): Promise<{ rows: { id: number }[] }>
}

interface AskOptions {
  question: GivenQuestion
  position: number
  parent_id: number | null
}

/** Puts a product with questions into an estate’s catalogue. */
export async function addCustomizedProduct(
  db: Queries,
  { siteId, priceCents, discount, steps }: { siteId: number } & GivenProduct,
): Promise<AddedProduct> {
  const insert = async (table: string, values: Record<string, unknown>): Promise<number> => {
    const columns = ['site_id', ...Object.keys(values)]
    const holes = columns.map((_, at) => `$${at + 1}`)
    const text = `insert into estate.${table} (${columns.join(', ')}) values (${holes.join(', ')}) returning *`
    const { rows } = await db.query(text, [siteId, ...Object.values(values)])
    return rows[0]?.id ?? 0
  }
  const discount_id = discount ? await insert('discounts', { type: 'PERCENT', amount: discount }) : null
  const product_id = await insert('products', { type: 'BOX', kind: 'GIFT_BOX', price_cents: priceCents, discount_id })
  await insert('product_texts', { product_id, locale: 'fr', name: 'Coffret gravé', slug: 'coffret-grave' })
  await insert('product_texts', { product_id, locale: 'en', name: 'Engraved box', slug: 'engraved-box' })
  const declinationId = await insert('declinations', { product_id, quantity: 50 })

  const questionIds: number[] = []
  const label = async (id: number, texts: { fr: string; en?: string }) => {
    for (const [locale, text] of Object.entries(texts)) {
      await insert('customization_texts', { customization_id: id, locale, label: text, help: `${text} ?` })
    }
  }
  const cost = async (id: number, values: readonly GivenValue[] = []) => {
    for (const [at, value] of values.entries()) {
      const { length = null, key = null, costType = 'NONE', amount = 0 } = value
      const priced = { text_number_of_char: length, select_key: key, cost_type: costType, amount }
      const valueId = await insert('customization_values', { customization_id: id, position: at, ...priced })
      for (const [locale, text] of Object.entries(value.label ?? {})) {
        await insert('customization_value_texts', { customization_value_id: valueId, locale, label: text })
      }
    }
  }
  const ask = async ({ question, position, parent_id }: AskOptions) => {
    const { input: input_type, isRequired: is_required = false, maxLength: max_length = null } = question
    const facts = { product_id, parent_id, position, type: 'SIMPLE', input_type, is_required, max_length }
    const id = await insert('customizations', facts)
    questionIds.push(id)
    await label(id, question.label)
    await cost(id, question.values)
  }
  for (const [at, step] of steps.entries()) {
    if ('formId' in step) {
      const asked = { product_id, position: at, type: 'DYNAMIC_FORM', form_id: step.formId }
      const id = await insert('customizations', asked)
      questionIds.push(id)
      await label(id, step.label)
      await cost(id, step.values)
    } else if (!('form' in step)) await ask({ question: step, position: at, parent_id: null })
    else {
      const id = await insert('customizations', { product_id, position: at, type: 'DYNAMIC_FORM' })
      await label(id, step.label)
      for (const [place, question] of step.form.entries()) await ask({ question, position: place, parent_id: id })
    }
  }
  return { productId: product_id, declinationId, questionIds }
}
