import type { HandlerContext } from '#api/calls/handler.ts'
import { findChosenCredentials } from '#db/queries/payments/provider-secrets.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { openKnownAccount } from './site-account.ts'

/** The estate's account at the provider that it has chosen, and that provider's name. */
export async function openChosenAccount(parts: Pick<HandlerContext, 'db' | 'payments' | 'secrets' | 'site' | 'now'>) {
  const usual = PARAMETERS.PAYMENT_METHOD.default
  const { method, sealed } = await findChosenCredentials(parts.db, usual)
  const provider = parts.payments.of(method)
  const opened = provider
    ? await openKnownAccount(parts, { provider, known: sealed })
    : ({ outcome: 'not-configured' } as const)
  return { method, opened }
}

export type ChosenAccount = Awaited<ReturnType<typeof openChosenAccount>>
