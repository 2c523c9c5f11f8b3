import type { HandlerContext } from '#api/calls/handler.ts'
import { type NotedFile, noteFile } from '#api/customizations/keep-file.ts'
import type { UploadedFile } from '#contract/basics/define-call.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { CustomizationAnswer, Question } from '#contract/customizations/customizations.ts'
import { holdCustomizationFiles } from '#db/queries/customizations/customization-files.ts'
import { listCustomizations } from '#db/queries/customizations/customizations.ts'
import { cents } from '#rules/basics/money.ts'
import { answerFileIds, openQuestions, readAnswers } from '#rules/customizations/customization-answers.ts'

interface ReadCartAnswersOptions {
  offer: { product_id: number; final_cents: number }
  given: readonly CustomizationAnswer[]
  sent: readonly UploadedFile[]
}

type TakenAnswers =
  | { answers: CustomizationAnswer[]; noted: NotedFile[] }
  | { problems: Problems }
  | { refusal: 'file-not-a-picture' | 'media-too-large' | 'overloaded' }

/**
 * The answers as a line of the cart keeps them; all that must be answered is. `noted` are the pictures that came with the
 * call, to be stored once the line is in the cart.
 */
export async function readCartAnswers(
  parts: HandlerContext,
  { offer, given, sent }: ReadCartAnswersOptions,
): Promise<TakenAnswers> {
  const { db, locale } = parts
  const questions = openQuestions(await listCustomizations(db, { productId: offer.product_id, locale }))
  const answered = await withSentFiles(parts, { questions, given, sent })
  if (!('answers' in answered)) return answered
  const { answers, noted } = answered
  const files = await holdCustomizationFiles(db, answerFileIds(answers))
  const read = readAnswers({ questions, answers, files, price: cents(offer.final_cents) })
  return 'problems' in read ? read : { answers: read.answers, noted }
}

interface WithSentFilesOptions {
  questions: readonly Question[]
  given: readonly CustomizationAnswer[]
  sent: readonly UploadedFile[]
}

/** Pictures that come with the call answer the questions that ask for one and have none yet, in their order. */
async function withSentFiles(
  parts: HandlerContext,
  { questions, given, sent }: WithSentFilesOptions,
): Promise<TakenAnswers> {
  const open = questions.filter(
    ({ id, inputType }) => inputType === 'FILE' && !given.some((answer) => answer.id === id && answer.file),
  )
  if (sent.length > open.length) return { problems: { images: { problem: 'too-many', limit: open.length } } }
  const taken: CustomizationAnswer[] = []
  const noted: NotedFile[] = []
  for (const [at, file] of sent.entries()) {
    const id = open[at]?.id ?? 0
    const one = await noteFile(parts, { questionId: id, file })
    if (!one.noted) return { refusal: one.refusal }
    taken.push({ id, file: one.noted.id })
    noted.push(one.noted)
  }
  const others = given.filter(({ id }) => !taken.some((answer) => answer.id === id))
  return { answers: [...others, ...taken], noted }
}
