import { shownValue } from '#api/forms/kept-answers.ts'
import {
  type CustomizationAnswer,
  CustomizationAnswers,
  type Question,
} from '#contract/customizations/customizations.ts'
import type { CartLineRow } from '#db/queries/carts/cart-lines.ts'
import { findCustomizationFiles } from '#db/queries/customizations/customization-files.ts'
import { customizationsByProduct } from '#db/queries/customizations/customizations.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents } from '#rules/basics/money.ts'
import { answerFileIds, openQuestions, usefulAnswer } from '#rules/customizations/customization-answers.ts'
import { answerCost } from '#rules/customizations/customization-price.ts'
import { answerName, readFormAnswers } from '#rules/forms/form-answers.ts'
import { type Locale, localeFromLang } from '#words/basics/locales.ts'
import { cartNoticeWords } from '#words/carts/notices/words.ts'

interface ToldAnswer {
  id: number
  label: string
  value: string
  /** In words of their own: what bears them was made for one person. */
  isOwn?: true
}

interface LineAnswers {
  /** What the answers of each line add to one piece, in cents, by line. */
  costs: Map<number, number>
  /** The same answers in words, by line. */
  told: Map<number, ToldAnswer[]>
}

/** A question that is no longer asked costs nothing and is not told. */
export async function answerCosts(
  db: SiteDb,
  { lines, locale }: { lines: readonly CartLineRow[]; locale: string },
): Promise<LineAnswers> {
  const answered = lines
    .map((line) => ({ line, answers: CustomizationAnswers.parse(line.customizations) }))
    .filter(({ answers }) => answers.length > 0)
  const [stepsById, files] = await Promise.all([
    customizationsByProduct(db, { productIds: [...new Set(answered.map(({ line }) => line.product_id))], locale }),
    findCustomizationFiles(db, [...new Set(answered.flatMap(({ answers }) => answerFileIds(answers)))]),
  ])
  const fileNames = new Map(files.map(({ id, filename }) => [id, filename]))
  const costs = new Map<number, number>()
  const told: LineAnswers['told'] = new Map()
  for (const { line, answers } of answered) {
    const questions = openQuestions(stepsById.get(line.product_id) ?? [])
    const given = new Map(answers.map((answer) => [answer.id, answer]))
    const answersById = new Map(
      questions.map((question) => [question.id, stillAsked(question, given.get(question.id))]),
    )
    const price = cents(line.final_cents)
    const parts = questions.map((question) => answerCost({ question, answer: answersById.get(question.id), price }))
    costs.set(
      line.line_id,
      parts.reduce<number>((sum, cost) => sum + cost, 0),
    )
    told.set(
      line.line_id,
      questions.flatMap((question) => {
        const answer = answersById.get(question.id)
        if (question.form) return formInWords(question, { answer, locale: localeFromLang(locale) })
        const value = inWords({ question, answer, fileNames, locale })
        return value ? [{ id: question.id, label: question.label, value }] : []
      }),
    )
  }
  return { costs, told }
}

/** Of a form that has changed since, what it does not ask any more is neither told nor paid. */
function stillAsked(question: Question, answer: CustomizationAnswer | undefined): CustomizationAnswer | undefined {
  return question.form && answer ? usefulAnswer(question, answer) : answer
}

/** A form is told field by field. What does not fit a field that has become another one since is left out. */
function formInWords(
  { id, form }: Question,
  { answer, locale }: { answer: CustomizationAnswer | undefined; locale: Locale },
): ToldAnswer[] {
  if (!form || !answer?.form) return []
  const { answers, problems } = readFormAnswers({ form, answers: answer.form, files: null, today: null })
  return answers
    .filter(({ field }) => !Object.hasOwn(problems, answerName(field.key)))
    .map(({ field, values }) => ({
      id,
      label: field.label,
      value: values.map((value) => shownValue({ field, value, locale })).join(', '),
      ...(field.kind === 'TEXT' || field.kind === 'LONG_TEXT' ? { isOwn: true } : {}),
    }))
}

interface InWordsOptions {
  question: Question
  answer: CustomizationAnswer | undefined
  fileNames: ReadonlyMap<string, string>
  locale: string
}

function inWords({
  question: { customizationValues },
  answer,
  fileNames,
  locale,
}: InWordsOptions): string | null | undefined {
  if (!answer) return null
  if (answer.checkbox) return cartNoticeWords[locale === 'en' ? 'en' : 'fr'].yes
  if (answer.file) return fileNames.get(answer.file)
  if (answer.select) {
    const { key, value } = answer.select
    return customizationValues.find(({ selectKey }) => selectKey === key)?.label ?? value ?? key
  }
  return answer.text
}
