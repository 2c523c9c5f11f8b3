import pg from 'pg'
import { vi } from 'vitest'

interface Statement {
  text: string
  values: unknown[]
}

/** A statement, its bare text, or a journey of several (`db/journey.ts`). */
type Asked = string | Partial<Statement> | { steps: readonly Partial<Statement>[] }

/** Whose transaction it is and how it is planned goes before the statements of every journey. */
const OPENING = /^(begin$|set local app\.site|select set_config\()/

/** Every statement that PostgreSQL is asked while something is done, in its order. */
export async function statementsOf<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; asked: string[]; statements: Statement[] }> {
  const heard = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const answer = await work()
    const statements = heard.mock.calls.flatMap(([query]) => statementsIn(query as unknown as Asked))
    return { answer, statements, asked: statements.map(({ text }) => text) }
  } finally {
    heard.mockRestore()
  }
}

function statementsIn(asked: Asked): Statement[] {
  if (typeof asked === 'string') return [{ text: asked, values: [] }]
  const steps = 'steps' in asked ? asked.steps : [asked]
  return steps.map(({ text = '', values = [] }) => ({ text, values })).filter(({ text }) => !OPENING.test(text))
}
