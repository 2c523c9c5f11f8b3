import { z } from 'zod'
import type { HandlerContext } from '#api/calls/handler.ts'
import { credentialsName } from '#api/payments/site-account.ts'
import { findSealedCredentials } from '#db/queries/payments/provider-secrets.ts'
import type { SourceCredentials } from '#providers/reviews/review-source.ts'

const Credentials = z.object({ placeId: z.string().min(1), key: z.string().min(1) })

type SourceParts = Pick<HandlerContext, 'db' | 'site' | 'secrets' | 'reviewSource'>

/** What the estate has entrusted of its account at the maps service; null when that is nothing. */
export async function openSource({ db, site, secrets, reviewSource }: SourceParts): Promise<SourceCredentials | null> {
  const sealed = await findSealedCredentials(db, reviewSource.name)
  if (!sealed) return null
  // Bound to estate and service: opened for another they are nothing.
  return Credentials.parse(JSON.parse(secrets.open(sealed, credentialsName(site.id, reviewSource.name))))
}
