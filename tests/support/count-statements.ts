import pg from 'pg'
import { vi } from 'vitest'

type Asked = string | { text?: string }

/** Every statement that PostgreSQL is asked while something is done, in its order. */
export async function statementsOf<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; asked: string[] }> {
  const heard = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const answer = await work()
    return { answer, asked: heard.mock.calls.map(([query]) => textOf(query as unknown as Asked)) }
  } finally {
    heard.mockRestore()
  }
}

function textOf(query: Asked): string {
  return typeof query === 'string' ? query : (query.text ?? '')
}
