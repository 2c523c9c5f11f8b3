import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Euros, Id, OneLine, Text } from '#contract/basics/shapes.ts'
import { MediaId } from '#contract/media/pictures.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { textsOf } from '#contract/office/texts.ts'
import { COST_TYPES } from './customizations.ts'

const TYPES = ['SIMPLE', 'DYNAMIC_FORM'] as const
const ASKED = ['TEXT', 'SELECT', 'CHECKBOX', 'FILE'] as const

/** What an answer costs: by the length of a text, by the choice of a list, for a tick or a file. */
const Value = z.object({
  id: Id.optional(),
  textNumberOfChar: z.number().int().positive().max(10_000).nullable(),
  selectKey: OneLine(80).min(1).nullable(),
  costType: z.enum(COST_TYPES),
  /** Euros or percent. */
  amount: Euros,
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  mediaId: MediaId.nullable(),
  texts: textsOf(z.object({ label: OneLine(120).min(1) })),
})

const Fields = z.object({
  productId: Id,
  /** The form that it is asked in, on one step with others. */
  parentId: Id.nullable().default(null),
  position: z.number().int().min(0).max(10_000).default(0),
  type: z.enum(TYPES).default('SIMPLE'),
  inputType: z.enum(ASKED).nullable().default(null),
  isRequired: z.boolean().default(false),
  maxLength: z.number().int().min(1).max(2_000).nullable().default(null),
  formId: Id.nullable().default(null),
  texts: textsOf(z.object({ label: OneLine(200).min(1), help: Text(1_000) })),
  values: z.array(Value).max(100).default([]),
})
export type CustomizationFields = z.infer<typeof Fields>

const equal = { value: 'number', operators: ['equal'] } as const

export const customizations = defineResource({
  one: 'customization',
  many: 'customizations',
  path: '/admin/customization',
  area: 'catalogue',
  about: 'what is asked before a product goes into the cart, and what answers cost',
  fields: Fields,
  row: z.object({
    label: z.string().nullable(),
    productId: Id,
    parentId: Id.nullable(),
    position: z.number().int(),
    type: z.enum(TYPES),
    inputType: z.enum(ASKED).nullable(),
    isRequired: z.boolean(),
    values: z.number().int(),
  }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      productId: equal,
      parentId: equal,
      id: equal,
    },
    orderBy: ['productId', 'position', 'label', 'id'],
    defaultOrder: 'productId',
    defaultNbItem: 50,
  }),
  can: ['create', 'change', 'remove'],
  hasTrash: true,
})
