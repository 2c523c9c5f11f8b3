import type { EstateForm, FormAnswers } from '#contract/forms/forms.ts'

type Pages = Pick<EstateForm, 'pages'>
type Answered = Readonly<FormAnswers>

const PREFIX = 'a.'

/** As a field is called in the page's form: no key of an estate is taken for a field of ours. */
export function inputName(key: string): string {
  return `${PREFIX}${key}`
}

/** The answers that a form holds, those of other pages included; what was left empty is left out. */
export function readAnswers({ pages }: Pages, form: FormData): FormAnswers {
  const answers: FormAnswers = {}
  for (const { key, kind } of pages.flatMap(({ fields }) => fields)) {
    const given = form.getAll(inputName(key)).filter((value) => typeof value === 'string' && value !== '') as string[]
    const [first] = given
    if (first !== undefined) answers[key] = kind === 'CHOICES' ? given : first
  }
  return answers
}

/** An answer as the values of inputs. */
export function answerValues(answers: Answered, key: string): string[] {
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined
  if (answer === undefined || answer === null || answer === false) return []
  return Array.isArray(answer) ? answer : [String(answer)]
}
