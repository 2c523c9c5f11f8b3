import type { Problem, Problems } from '#contract/basics/problems.ts'
import type {
  Customization,
  CustomizationAnswer,
  InputType,
  Question,
} from '#contract/customizations/customizations.ts'
import type { Cents } from '#rules/basics/money.ts'
import { askedFields } from '#rules/forms/asked-fields.ts'
import { readFormAnswers } from '#rules/forms/form-answers.ts'
import { answerCost } from './customization-price.ts'
import { characterCount, writtenText } from './customization-text.ts'

/** A picture that was taken before, and the question it was sent for. */
interface AnswerFile {
  id: string
  customization_id: number
}

interface GivenAnswers {
  /** All that the product asks, in their order. */
  questions: readonly Question[]
  answers: readonly CustomizationAnswer[]
  /** The pictures that the answers name, as far as they exist. */
  files: readonly AnswerFile[]
  /** What one costs after its reduction, before the answers. */
  price: Cents
}

interface AnswerCost {
  id: number
  cost: Cents
}

type ReadAnswers = { answers: CustomizationAnswer[]; costs: AnswerCost[] } | { problems: Problems }

/** All answers, as the cart needs them. What was answered alike reads alike, to the letter of its JSON. */
export function readAnswers(given: GivenAnswers): ReadAnswers {
  const answered = usefulAnswers(given.questions, given.answers)
  const problems = { ...missingProblems(given.questions, answered), ...wrongAnswers(given, answered) }
  return Object.keys(problems).length > 0 ? { problems } : priced(given, answered)
}

/** Those given so far: what is still to be asked is no fault. */
export function readAnswersSoFar(given: GivenAnswers): ReadAnswers {
  const answered = usefulAnswers(given.questions, given.answers)
  const problems = wrongAnswers(given, answered)
  return Object.keys(problems).length > 0 ? { problems } : priced(given, answered)
}

/** Whether everything that must be answered is. */
export function isComplete(questions: readonly Question[], answers: readonly CustomizationAnswer[]): boolean {
  return Object.keys(missingProblems(questions, answers)).length === 0
}

const MISSING: Readonly<Record<InputType, Problem>> = {
  TEXT: { problem: 'required' },
  SELECT: { problem: 'required' },
  CHECKBOX: { problem: 'not-agreed' },
  FILE: { problem: 'file-not-sent' },
  FORM: { problem: 'required' },
}

export function missingProblems(questions: readonly Question[], answers: readonly CustomizationAnswer[]): Problems {
  const answeredIds = new Set(usefulAnswers(questions, answers).map(({ id }) => id))
  const missing = questions.filter(({ id, isRequired }) => isRequired && !answeredIds.has(id))
  return Object.fromEntries([
    ...missing.map(({ id, inputType }) => [answerField(id), MISSING[inputType]]),
    ...questions.flatMap((question) => missingInForm(question, answers)),
  ])
}

/** A form is answered field by field: what it asks and must have is missed by name. */
function missingInForm({ id, form }: Question, answers: readonly CustomizationAnswer[]): [string, Problem][] {
  if (!form) return []
  const given = answers.find((answer) => answer.id === id)?.form ?? {}
  return askedFields({ form, answers: given })
    .filter(({ field, values }) => field.isRequired && values.length === 0 && !SPEAKING.includes(field.kind))
    .map(({ field }) => [formField(id, field.key), { problem: field.kind === 'CONSENT' ? 'not-agreed' : 'required' }])
}

const SPEAKING: readonly string[] = ['HEADING', 'PARAGRAPH', 'FILE']

/** The name under which a question’s error travels. */
export function answerField(questionId: number): string {
  return `customizations.${questionId}`
}

/** The same for a field of a form. */
export function formField(questionId: number, key: string): string {
  return `${answerField(questionId)}.${key}`
}

/** The questions of all steps, in the order they are asked. */
export function openQuestions(steps: readonly Pick<Customization, 'questions'>[]): Question[] {
  return steps.flatMap(({ questions }) => questions)
}

/** The pictures that answers name. */
export function answerFileIds(answers: readonly CustomizationAnswer[]): string[] {
  return answers.flatMap(({ file }) => file ?? [])
}

/** What counts of an answer: the field of its question’s input, tidied. Undefined when nothing was answered. */
export function usefulAnswer(
  { id, inputType, form }: Pick<Question, 'id' | 'inputType' | 'form'>,
  { text, select, checkbox, file, form: given }: Omit<CustomizationAnswer, 'id'>,
): CustomizationAnswer | undefined {
  const written = writtenText(text ?? '')
  if (inputType === 'TEXT' && written !== '') return { id, text: written }
  if (inputType === 'SELECT' && select && select.key !== '') return { id, select: { key: select.key } }
  if (inputType === 'CHECKBOX' && checkbox) return { id, checkbox: true }
  if (inputType === 'FILE' && file) return { id, file }
  if (form && given) return usefulForm({ id, form, given })
  return undefined
}

interface UsefulFormOptions {
  id: number
  form: NonNullable<Question['form']>
  given: NonNullable<CustomizationAnswer['form']>
}

/** What the form asks with these answers, in its own order: what was answered alike reads alike. */
function usefulForm({ id, form, given }: UsefulFormOptions): CustomizationAnswer | undefined {
  const answered = askedFields({ form, answers: given }).filter(({ values }) => values.length > 0)
  if (answered.length === 0) return undefined
  const kept = answered.map(({ field, values }) => [
    field.key,
    field.kind === 'CHOICES' ? [...values] : (values[0] ?? ''),
  ])
  return { id, form: Object.fromEntries(kept) }
}

/** In the order of the questions, empty ones left out. */
function usefulAnswers(questions: readonly Question[], answers: readonly CustomizationAnswer[]): CustomizationAnswer[] {
  const answersById = new Map(answers.map((answer) => [answer.id, answer]))
  return questions.flatMap((question) => usefulAnswer(question, answersById.get(question.id) ?? {}) ?? [])
}

function priced({ questions, price }: GivenAnswers, answers: CustomizationAnswer[]): ReadAnswers {
  const questionsById = new Map(questions.map((question) => [question.id, question]))
  const costs = answers.flatMap((answer) => {
    const question = questionsById.get(answer.id)
    return question ? { id: answer.id, cost: answerCost({ question, answer, price }) } : []
  })
  return { answers, costs }
}

function wrongAnswers({ questions, answers, files }: GivenAnswers, answered: readonly CustomizationAnswer[]): Problems {
  const questionsById = new Map(questions.map((question) => [question.id, question]))
  const problems: Record<string, Problem> = {}
  const seen = new Set<number>()
  for (const { id } of answers) {
    if (!questionsById.has(id)) problems[answerField(id)] = { problem: 'unknown-field' }
    else if (seen.has(id)) problems[answerField(id)] = { problem: 'given-twice' }
    seen.add(id)
  }
  for (const answer of answered) {
    const question = questionsById.get(answer.id)
    const problem = question && answerProblem({ question, answer, files })
    if (problem) problems[answerField(answer.id)] ??= problem
    if (question) Object.assign(problems, wrongInForm(question, answer))
  }
  return problems
}

/** What is missing is another question, and dates are as far as they are: a product is bought on any day. */
function wrongInForm({ id, form }: Question, { form: given }: CustomizationAnswer): Problems {
  if (!form || !given) return {}
  const { problems } = readFormAnswers({ form, answers: given, files: null, today: null })
  const wrong = Object.entries(problems).filter(([, { problem }]) => problem !== 'required' && problem !== 'not-agreed')
  return Object.fromEntries(wrong.map(([name, problem]) => [formField(id, name.replace(/^answers\./, '')), problem]))
}

interface AnswerProblemOptions {
  question: Question
  answer: CustomizationAnswer
  files: readonly AnswerFile[]
}

function answerProblem({
  question: { id, maxLength, customizationValues },
  answer: { text, select, file },
  files,
}: AnswerProblemOptions): Problem | null {
  if (text !== undefined && maxLength !== null && characterCount(text) > maxLength) {
    return { problem: 'too-long', limit: maxLength }
  }
  const keys = customizationValues.flatMap(({ selectKey }) => selectKey ?? [])
  if (select && !keys.includes(select.key)) return { problem: 'not-one-of', choices: keys }
  const isKnown = files.some((known) => known.id === file && known.customization_id === id)
  // One that has been deleted meanwhile, or was sent for another question, has to be sent again.
  return file !== undefined && !isKnown ? { problem: 'file-not-sent' } : null
}
