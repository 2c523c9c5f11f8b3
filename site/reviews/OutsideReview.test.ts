import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OutsideReview } from './OutsideReview.tsx'

const review = {
  rating: 5,
  text: 'Un accueil rare.',
  locale: 'fr',
  author: '<b>Paul</b>',
  authorUrl: 'https://www.google.com/maps/contrib/1',
  url: 'https://www.google.com/maps/reviews/1',
}
const draw = (given: Partial<typeof review> | { authorUrl: null; url: null }) =>
  renderToStaticMarkup(
    createElement(OutsideReview, {
      review: { ...review, ...given },
      mark: '5 sur 5',
      day: '12 octobre 2026',
      by: 'Avis de',
    }),
  )

test('beside each review stand its author with their page, the review itself, and the service by its own name', () => {
  const html = draw({})
  expect(html).toMatch(/<a href="https:\/\/www\.google\.com\/maps\/contrib\/1"[^>]*>&lt;b&gt;Paul&lt;\/b&gt;<\/a>/)
  expect(html).toMatch(
    /<a href="https:\/\/www\.google\.com\/maps\/reviews\/1"[^>]*><span translate="no">Google Maps<\/span>, 12 octobre 2026<\/a>/,
  )
  expect(html).toContain('<p lang="fr"')
})

test('without links the names stand there all the same, and nothing is fetched from elsewhere', () => {
  const html = draw({ authorUrl: null, url: null })
  expect(html).toContain('Avis de &lt;b&gt;Paul&lt;/b&gt; · <span translate="no">Google Maps</span>')
  expect(html + draw({})).not.toMatch(/<(img|script|iframe|link)/)
})
