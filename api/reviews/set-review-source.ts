import type { Handler } from '#api/calls/handler.ts'
import { credentialsName } from '#api/payments/site-account.ts'
import type { setReviewSource } from '#contract/reviews/outside-reviews.ts'
import { forgetSealedCredentials, replaceSealedCredentials } from '#db/queries/payments/provider-secrets.ts'

export const handleSetReviewSource: Handler<typeof setReviewSource> = async ({ body }, parts) => {
  const { db, site, secrets, reviewSource, now } = parts
  const provider = reviewSource.name
  if (!body.key) {
    await forgetSealedCredentials(db, provider)
    return { value: { isSet: false } }
  }
  if (body.placeId === '') return { problems: { placeId: { problem: 'required' } } }
  const sealed = secrets.seal(JSON.stringify(body), credentialsName(site.id, provider))
  await replaceSealedCredentials(db, { provider, sealed, now })
  return { value: { isSet: true } }
}
