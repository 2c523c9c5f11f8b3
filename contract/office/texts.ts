import { z } from 'zod'

/** What is said in every language of the estate: `{ fr: { name: … }, en: { name: … } }`. */
export function textsOf<Shape extends z.ZodObject>(shape: Shape) {
  return z.record(z.string().regex(/^[a-z]{2}$/), shape).refine((texts) => Object.keys(texts).length <= MOST_LANGUAGES)
}

const MOST_LANGUAGES = 24
