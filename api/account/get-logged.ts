import type { getLogged } from '#contract/logged.ts'
import type { Handler } from '../machinery/handler.ts'

export const handleGetLogged: Handler<typeof getLogged> = async (_, { principal }) => ({
  value: { isLogged: principal !== null, role: principal?.role ?? 'VISITOR' },
})
