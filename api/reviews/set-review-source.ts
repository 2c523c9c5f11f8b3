import type { Handler } from '#api/calls/handler.ts'
import { credentialsName } from '#api/payments/site-account.ts'
import type { setReviewSource } from '#contract/reviews/outside-reviews.ts'
import { tellChange } from '#db/queries/basics/tell-change.ts'
import { forgetSealedCredentials, replaceSealedCredentials } from '#db/queries/payments/provider-secrets.ts'

/** Pages say whether there are reviews elsewhere; secrets are no rows that they show, so the change is told here. */
export const handleSetReviewSource: Handler<typeof setReviewSource> = async ({ body }, parts) => {
  const { db, site, secrets, reviewSource, now } = parts
  const provider = reviewSource.name
  if (!body.key) {
    await forgetSealedCredentials(db, provider)
    await tellChange(db)
    return { value: { isSet: false } }
  }
  if (body.placeId === '') return { problems: { placeId: { problem: 'required' } } }
  const sealed = secrets.seal(JSON.stringify(body), credentialsName(site.id, provider))
  await replaceSealedCredentials(db, { provider, sealed, now })
  await tellChange(db)
  return { value: { isSet: true } }
}
