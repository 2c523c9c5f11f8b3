import type { Handler } from '#api/calls/handler.ts'
import type { getLogged } from '#contract/accounts/logged.ts'

export const handleGetLogged: Handler<typeof getLogged> = async (_, { principal }) => ({
  value: { isLogged: principal !== null, role: principal?.role ?? 'VISITOR' },
})
