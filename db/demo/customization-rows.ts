import {
  type DemoAnswerCost,
  type DemoCustomization,
  type DemoProduct,
  type DemoQuestion,
  eachText,
} from './catalogue.ts'

interface Numbered {
  id: number
  productId: number
  parentId: number | null
  position: number
  question: DemoCustomization | DemoQuestion
}

/** Questions by id, those of a form after the form that holds them. */
export function customizationRows(products: readonly DemoProduct[]) {
  const numbered = numberedQuestions(products)
  const values = numbered.flatMap(({ id, question }) =>
    ('values' in question ? (question.values ?? []) : []).map((value, position) => ({
      customizationId: id,
      position,
      value,
    })),
  )
  return {
    customizations: numbered.map(questionRow),
    customization_texts: numbered.flatMap(({ id, question }) =>
      eachText(question.texts, ({ label, help = '' }) => ({ customization_id: id, label, help })),
    ),
    customization_values: values.map(({ customizationId, position, value }, at) => ({
      id: at + 1,
      customization_id: customizationId,
      position,
      ...costRow(value),
    })),
    customization_value_texts: values.flatMap(({ value: { label } }, at) =>
      label ? eachText(label, (label) => ({ customization_value_id: at + 1, label })) : [],
    ),
    customization_pictures: products.flatMap((product) => pictureRow(product, numbered)),
  }
}

function pictureRow({ id, customizationPicture: drawn }: DemoProduct, numbered: readonly Numbered[]) {
  if (!drawn) return []
  const steps = numbered.filter(({ productId, parentId }) => productId === id && parentId === null)
  return [
    {
      product_id: id,
      media_id: drawn.picture.media,
      corners: [...drawn.corners],
      surface_width: drawn.surface.width,
      surface_height: drawn.surface.height,
      room: [...drawn.room],
      engraving_id: steps[drawn.engraving]?.id ?? null,
      photograph_id: steps[drawn.photograph]?.id ?? null,
    },
  ]
}

function numberedQuestions(products: readonly DemoProduct[]): Numbered[] {
  const numbered: Numbered[] = []
  for (const { id: productId, customizations = [] } of products) {
    for (const [position, question] of customizations.entries()) {
      const parentId = numbered.push({ id: numbered.length + 1, productId, parentId: null, position, question })
      if (!('questions' in question)) continue
      for (const [at, child] of question.questions.entries()) {
        numbered.push({ id: numbered.length + 1, productId, parentId, position: at, question: child })
      }
    }
  }
  return numbered
}

function questionRow({ id, productId, parentId, position, question }: Numbered) {
  const place = { id, product_id: productId, parent_id: parentId, position }
  if ('questions' in question || 'form' in question) {
    const form_id = 'form' in question ? question.form : null
    return { ...place, type: 'DYNAMIC_FORM' as const, input_type: null, is_required: false, max_length: null, form_id }
  }
  const { input, isRequired = false, maxLength } = question
  return {
    ...place,
    type: 'SIMPLE' as const,
    input_type: input,
    is_required: isRequired,
    max_length: maxLength ?? null,
    form_id: null,
  }
}

function costRow({ fromLength, key, cost, amount = 0, swatch, layer }: DemoAnswerCost) {
  return {
    text_number_of_char: fromLength ?? null,
    select_key: key ?? null,
    cost_type: cost,
    amount,
    swatch: swatch ?? null,
    media_id: layer?.media ?? null,
  }
}
