import { z } from 'zod'
import type { ReviewProvider } from './review-source.ts'

const BASE_URL = 'https://places.googleapis.com'
/** Reviews are the dearest thing to ask for: nothing else is asked that is not shown. */
const FIELDS = 'rating,userRatingCount,reviews,googleMapsUri,googleMapsLinks.reviewsUri'

const HttpsUrl = z
  .url({ protocol: /^https$/ })
  .nullish()
  .catch(null)
const Words = z.object({ text: z.string().default(''), languageCode: z.string().default('') })

const Place = z.object({
  rating: z.number().min(1).max(5).nullish(),
  userRatingCount: z.number().int().nonnegative().default(0),
  googleMapsUri: HttpsUrl,
  googleMapsLinks: z.object({ reviewsUri: HttpsUrl }).nullish(),
  reviews: z
    .array(
      z.object({
        rating: z.number().min(1).max(5),
        text: Words.nullish(),
        originalText: Words.nullish(),
        publishTime: z.string(),
        googleMapsUri: HttpsUrl,
        authorAttribution: z.object({ displayName: z.string().default(''), uri: HttpsUrl }),
      }),
    )
    .default([]),
})

/** Places API (New), place details: five reviews at most, in the order of the service. */
export function createGooglePlaces(baseUrl = BASE_URL): ReviewProvider {
  return {
    name: 'GOOGLE_PLACES',
    async read({ credentials: { placeId, key }, locale }, signal) {
      const url = `${baseUrl}/v1/places/${encodeURIComponent(placeId)}?languageCode=${encodeURIComponent(locale)}`
      const headers = { 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': FIELDS }
      const answer = await fetch(url, { headers, signal, redirect: 'error' })
      // Its message may repeat the key.
      if (!answer.ok) throw new Error(`the service answered ${answer.status}`)
      const place = Place.parse(await answer.json())
      return {
        total: place.userRatingCount,
        average: place.rating ?? null,
        url: place.googleMapsLinks?.reviewsUri ?? place.googleMapsUri ?? null,
        reviews: place.reviews.map(({ rating, text, originalText, publishTime, googleMapsUri, authorAttribution }) => ({
          rating: Math.round(rating),
          // As it was written: a translation by machine is nobody's words.
          text: (originalText ?? text)?.text ?? '',
          locale: (originalText ?? text)?.languageCode ?? '',
          publishedAt: publishTime,
          author: authorAttribution.displayName,
          authorUrl: authorAttribution.uri ?? null,
          url: googleMapsUri ?? null,
        })),
      }
    },
  }
}
