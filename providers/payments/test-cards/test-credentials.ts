import { z } from 'zod'

const TestCredentials = z.object({ secret: z.string().min(1) })
type TestCredentials = z.infer<typeof TestCredentials>

/** As the secret was sealed before it had a name. */
const BARE_SECRET = /^[0-9a-f]{32}$/

/** Null when these are not the bank's. */
export function readTestCredentials(given: unknown): TestCredentials | null {
  if (typeof given === 'string' && BARE_SECRET.test(given)) return { secret: given }
  return TestCredentials.safeParse(given).data ?? null
}
