import { expect, test } from 'vitest'
import { DEMO_ESTATES } from '#db/demo/load-demo.ts'
import { stringsIn } from '#tests/support/typography.ts'
import { cleanRichText } from './clean-rich-text.ts'

const words = (html: string) => html.replace(/<[^>]*>/g, '')

test.each(DEMO_ESTATES)('cleaning takes nothing away from what $name writes', ({ journal }) => {
  const texts = stringsIn(journal).filter((text) => text.startsWith('<'))
  expect(texts.length).toBeGreaterThan(5)
  for (const text of texts) {
    const clean = cleanRichText(text)
    expect(words(clean)).toBe(words(text))
    expect(clean.match(/<img /g)?.length).toBe(text.match(/<img /g)?.length)
  }
})
