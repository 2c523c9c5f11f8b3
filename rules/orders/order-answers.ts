/** An answer in the words of the order's language, as they were when it was placed. */
interface ToldAnswer {
  label: string
  text: string
}

/** An answer as a line of an order keeps it: as it was given, with its words beside it. */
interface KeptAnswer {
  id: number
  text?: string
  select?: { key: string }
  file?: string
  /** Of a form, one for each of its fields. */
  told?: ToldAnswer | ToldAnswer[]
  isOwn?: true
}

/** Lines hold what our own code wrote; older ones have no words beside their answers. */
function keptAnswers(kept: unknown): KeptAnswer[] {
  return Array.isArray(kept) ? (kept as KeptAnswer[]) : []
}

/** The answers with their words, for the line of an order. */
export function answersToKeep<Answer extends { id: number }>(
  answers: readonly Answer[],
  told: readonly { id: number; label: string; value: string; isOwn?: true }[],
) {
  return answers.map((answer) => {
    const own = told.filter(({ id }) => id === answer.id)
    const [first, ...more] = own.map(({ label, value }) => ({ label, text: value }))
    if (!first) return answer
    const isOwn = own.some((one) => one.isOwn)
    return { ...answer, told: more.length > 0 ? [first, ...more] : first, ...(isOwn ? { isOwn } : {}) }
  })
}

/** The answers alone, as they were given. */
export function givenAnswers(kept: unknown): Pick<KeptAnswer, 'id' | 'text' | 'select'>[] {
  return keptAnswers(kept).map(({ id, text, select }) => ({ id, ...(text && { text }), ...(select && { select }) }))
}

/** Those of some questions, in words. */
export function toldAnswersOf(kept: unknown, questionIds: readonly number[]): ToldAnswer[] {
  return keptAnswers(kept).flatMap(({ id, told }) => (told && questionIds.includes(id) ? told : []))
}

/** What a line says was engraved, written or chosen. */
export function toldAnswers(kept: unknown): ToldAnswer[] {
  return keptAnswers(kept).flatMap(({ told, text }) => told ?? (text ? { label: '', text } : []))
}

/**
 * Whether a thing was made for one person: what bears their own words or their own picture. It cannot be given back (code de
 * la consommation, article L221-28, 3°). A choice among ready things, a ribbon or a wrapping, makes nothing personal.
 */
export function isPersonalised(kept: unknown): boolean {
  return keptAnswers(kept).some(({ text, file, isOwn }) => Boolean(text) || file !== undefined || isOwn === true)
}
