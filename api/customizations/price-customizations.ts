import type { Handler } from '#api/calls/handler.ts'
import type { priceCustomizations } from '#contract/customizations/customizations.ts'
import { findOffer } from '#db/queries/catalogue/declinations.ts'
import { findCustomizationFiles } from '#db/queries/customizations/customization-files.ts'
import { listCustomizations } from '#db/queries/customizations/customizations.ts'
import { isShopOpen } from '#db/queries/sites/sites.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { answerFileIds, openQuestions, readAnswersSoFar } from '#rules/customizations/customization-answers.ts'

export const handlePriceCustomizations: Handler<typeof priceCustomizations> = async (
  { params, body },
  { db, locale },
) => {
  const { idProduct, idDeclination } = params
  const [offer, isOpen, steps, files] = await Promise.all([
    findOffer(db, idDeclination),
    isShopOpen(db),
    listCustomizations(db, { productId: idProduct, locale }),
    findCustomizationFiles(db, answerFileIds(body.customizations)),
  ])
  if (offer?.product_id !== idProduct) return { refusal: 'declination-not-found' }
  if (!isOpen) return { refusal: 'product-not-for-sale' }

  const price = cents(offer.final_cents)
  const read = readAnswersSoFar({ questions: openQuestions(steps), answers: body.customizations, files, price })
  if ('problems' in read) return read
  const total = read.costs.reduce((sum, { cost }) => cents(sum + cost), price)
  const customizations = read.costs.map(({ id, cost }) => ({ id, price: euros(cost) }))
  return { value: { price: euros(price), customizations, total: euros(total) } }
}
