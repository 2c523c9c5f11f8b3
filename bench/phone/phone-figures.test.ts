import { expect, test } from 'vitest'
import { figuresOf, medianFigures, type Report } from './phone-figures.ts'

const report: Report = {
  categories: {
    performance: { score: 0.97 },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: null },
  },
  audits: {
    'total-blocking-time': { numericValue: 40 },
    'cumulative-layout-shift': { numericValue: 0.01 },
    'largest-contentful-paint': { numericValue: 1_900 },
    'network-requests': {
      details: {
        items: [
          { resourceType: 'Script', transferSize: 900 },
          { resourceType: 'Image', transferSize: 5_000 },
          { resourceType: 'Script', transferSize: 100 },
        ],
      },
    },
  },
}

test('scores are told of a hundred, and only scripts are weighed', () => {
  const figures = figuresOf(report)
  expect([figures.performance, figures.seo, figures.scriptBytes]).toEqual([97, 0, 1_000])
})

test('a page that could not be looked at is no page without faults', () => {
  expect(() => figuresOf({ ...report, runtimeError: { message: 'it did not open' } })).toThrow('it did not open')
})

test('each figure has its own median', () => {
  const figures = figuresOf(report)
  const runs = [figures, { ...figures, blocked: 10, drawn: 3_000 }, { ...figures, blocked: 90, drawn: 1_000 }]
  const { blocked, drawn } = medianFigures(runs)
  expect([blocked, drawn]).toEqual([40, 1_900])
})
