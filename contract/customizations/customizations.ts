import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id as GivenId, IdParam, listOutput, OneLine, Text } from '#contract/basics/shapes.ts'
import { EstateForm, FormAnswers } from '#contract/forms/forms.ts'
import { OnlineImage } from '#contract/media/pictures.ts'
import * as routes from './routes.ts'

const Id = z.number().int()
/** `FORM` is a whole form of the estate, asked on a step of its own. */
export const INPUT_TYPES = ['TEXT', 'SELECT', 'CHECKBOX', 'FILE', 'FORM'] as const
export type InputType = (typeof INPUT_TYPES)[number]
export const COST_TYPES = ['EURO', 'NONE', 'PERCENT'] as const
export type CostType = (typeof COST_TYPES)[number]

/** What an answer costs. The largest threshold not above the length of a text counts. */
export const CustomizationValue = z.object({
  id: Id,
  textNumberOfChar: z.number().int().nullable(),
  selectKey: z.string().nullable(),
  /** How the choice is called, in lists. */
  label: z.string().nullable(),
  costType: z.enum(COST_TYPES),
  /** Euros, or percent of the product’s price. */
  amount: z.number(),
  /** The colour that the choice is shown by. */
  swatch: z.string().optional(),
  /** What it lays on the product’s picture, of the same framing. */
  layer: OnlineImage.optional(),
})
export type CustomizationValue = z.infer<typeof CustomizationValue>

const Question = z.object({
  id: Id,
  label: z.string(),
  help: z.string(),
  isRequired: z.boolean(),
  maxLength: z.number().int().nullable(),
  inputType: z.enum(INPUT_TYPES),
  /** Of a form: each that its answers fall under counts, `selectKey` being `field:choice`; without one, any answer does. */
  customizationValues: z.array(CustomizationValue),
  form: EstateForm.pick({ pages: true }).optional(),
})
export type Question = z.infer<typeof Question>

/** One step of the wizard: a question of its own, or a form of several. */
export const Customization = z.object({
  id: Id,
  label: z.string(),
  help: z.string(),
  customization: z.object({
    id: Id,
    type: z.enum(['SIMPLE', 'DYNAMIC_FORM']),
    inputType: z.enum(INPUT_TYPES).nullable(),
  }),
  /** One of a SIMPLE step, all of a DYNAMIC_FORM. */
  questions: z.array(Question),
})
export type Customization = z.infer<typeof Customization>

const Corner = z.object({ x: Id, y: Id })

/** The picture that answers are drawn on as they are given. */
export const CustomizationPicture = z.object({
  image: OnlineImage,
  /** Of the surface that is engraved, in pixels of the picture: top left, top right, bottom right, bottom left. */
  corners: z.tuple([Corner, Corner, Corner, Corner]),
  /** The surface itself, in millimetres. */
  surface: z.object({ width: Id, height: Id }),
  /** Where on it words may stand, in percent. */
  room: z.object({ left: Id, top: Id, right: Id, bottom: Id }),
  /** The colour of what is engraved. */
  ink: z.string(),
  /** The questions whose text is engraved, and whose photograph is shown beside. */
  engraving: Id.nullable(),
  photograph: Id.nullable(),
  /** Those whose choices lay something on it. */
  layered: z.array(Id),
})
export type CustomizationPicture = z.infer<typeof CustomizationPicture>

export const FileId = z.string().regex(/^[0-9a-f]{32}$/)

/** An answer; which of the fields counts depends on the question’s input. */
export const CustomizationAnswer = z.object({
  /** The question. */
  id: GivenId,
  text: Text(2_000).optional(),
  select: z.object({ key: OneLine(100), value: OneLine(200).optional() }).optional(),
  checkbox: z.boolean().optional(),
  /** A picture that was taken by the file’s own call. */
  file: FileId.optional(),
  /** By the key of the form’s field. */
  form: FormAnswers.optional(),
})
export type CustomizationAnswer = z.infer<typeof CustomizationAnswer>

export const CustomizationAnswers = z.array(CustomizationAnswer).max(50)

export const getCustomizations = defineCall({
  name: 'getCustomizations',
  ...routes.getCustomizations,
  about: 'The steps in which a product is made one’s own, in their order.',
  who: 'visitor',
  isShared: true,
  params: z.object({ id: IdParam }),
  output: listOutput('customization', Customization).extend({ picture: CustomizationPicture.nullable() }),
  refusals: ['product-not-found'],
})

export const validateCustomizationFile = defineCall({
  name: 'validateCustomizationFile',
  ...routes.validateCustomizationFile,
  about:
    'Takes the picture of a question (JPEG, PNG, WebP or AVIF, 10 MB at most), checks what it really is and stores it anew.',
  who: 'visitor',
  params: z.object({ id: IdParam }),
  body: z.object({}),
  files: { max: 1, maxBytes: 10_000_000 },
  output: z.object({ file: FileId, filename: z.string(), width: Id, height: Id }),
  refusals: ['customization-not-found', 'file-not-a-picture', 'media-too-large', 'overloaded'],
  limit: { per: 'address', max: 60, seconds: 3_600 },
})

/** What the answers given so far cost, each by itself. */
export const CustomizationPrice = z.object({
  /** Of one, before the answers. */
  price: z.number(),
  customizations: z.array(z.object({ id: Id, price: z.number() })),
  /** Of one, with the answers. */
  total: z.number(),
})

export const priceCustomizations = defineCall({
  name: 'priceCustomizations',
  ...routes.priceCustomizations,
  about: 'What a declination costs with the answers given so far. Wrong answers are named one by one.',
  who: 'visitor',
  params: z.object({ idProduct: IdParam, idDeclination: IdParam }),
  body: z.object({ customizations: CustomizationAnswers }),
  output: CustomizationPrice,
  refusals: ['declination-not-found', 'product-not-for-sale'],
})

export const getDeclinationProduct = defineCall({
  name: 'getDeclinationProduct',
  ...routes.getDeclinationProduct,
  about: 'Which product a declination is one of: an address may name the declination only.',
  who: 'visitor',
  isShared: true,
  params: z.object({ id: IdParam }),
  output: z.object({ id: Id }),
  refusals: ['declination-not-found'],
})
