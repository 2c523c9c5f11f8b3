import type { SectionType } from '#contract/content/sections.ts'

/** A place on a sheet of 48 by 32: a picture, a title, a line of words, a button, a dot, or a bottle that stands there. */
export type Stroke = readonly ['picture' | 'title' | 'line' | 'button' | 'dot' | 'bottle', ...number[]]

const lines = ([x, y]: readonly [number, number], widths: readonly number[]): Stroke[] =>
  widths.map((width, at) => ['line', x, y + at * 4, width])
const pictures = (count: number, { y = 8, height = 16 } = {}): Stroke[] => {
  const width = (44 - (count - 1) * 2) / count
  return Array.from({ length: count }, (_, at) => ['picture', 2 + at * (width + 2), y, width, height])
}
const bottles = (places: readonly number[]): Stroke[] => places.map((x) => ['bottle', x])
const headed = (strokes: readonly Stroke[]): Stroke[] => [['title', 2, 4, 18], ...strokes]
const form: Stroke[] = [
  ['title', 2, 6, 16],
  ...lines([2, 13], [14, 12]),
  ['picture', 24, 4, 22, 5],
  ['picture', 24, 12, 22, 5],
  ['button', 24, 22, 12],
]
const cards = headed([
  ...pictures(3, { y: 9, height: 12 }),
  ['line', 2, 25, 12],
  ['line', 18, 25, 12],
  ['line', 33, 25, 12],
])
const words: Stroke[] = [['title', 12, 8, 24], ...lines([8, 15], [32, 28, 30])]

/** What each kind of section looks like, drawn so small that one sees what is where. */
export const SECTION_SKETCHES: Readonly<Record<SectionType, readonly Stroke[]>> = {
  hero: [
    ['picture', 0, 0, 48, 32],
    ['title', 6, 17, 26],
    ['line', 6, 22, 18],
  ],
  slides: [
    ['picture', 0, 0, 48, 32],
    ['title', 6, 15, 22],
    ['dot', 20, 27],
    ['dot', 24, 27],
    ['dot', 28, 27],
  ],
  text: words,
  story: [['picture', 2, 4, 20, 24], ['title', 26, 7, 18], ...lines([26, 14], [19, 17, 18])],
  quote: [
    ['title', 8, 12, 32],
    ['title', 13, 18, 22],
    ['line', 19, 25, 10],
  ],
  questions: headed(lines([2, 12], [40, 44, 36, 42])),
  steps: [
    ['title', 2, 6, 12],
    ['dot', 20, 7],
    ...lines([25, 7], [20]),
    ['dot', 20, 16],
    ...lines([25, 16], [18]),
    ['dot', 20, 25],
    ...lines([25, 25], [20]),
  ],
  figures: [
    ['title', 3, 13, 7],
    ['title', 15, 13, 7],
    ['title', 27, 13, 7],
    ['title', 39, 13, 7],
    ['line', 3, 19, 9],
    ['line', 15, 19, 9],
    ['line', 27, 19, 9],
    ['line', 39, 19, 7],
  ],
  news: cards,
  blog: cards,
  html: headed([...lines([2, 12], [44, 30]), ['picture', 2, 20, 20, 9]]),
  picture: pictures(1, { y: 3, height: 26 }),
  gallery: [
    ['picture', 2, 3, 28, 14],
    ['picture', 32, 3, 14, 14],
    ['picture', 2, 19, 14, 10],
    ['picture', 18, 19, 28, 10],
  ],
  album: headed(pictures(4, { y: 10, height: 16 })),
  video: [
    ['picture', 2, 3, 44, 26],
    ['button', 21, 13, 6],
  ],
  ornament: [
    ['dot', 17, 16],
    ['dot', 24, 13],
    ['dot', 31, 16],
    ['line', 12, 19, 24],
  ],
  wines: headed(bottles([8, 19, 30, 41])),
  cuvee: [...bottles([10]), ['title', 20, 8, 18], ...lines([20, 15], [24, 20]), ['button', 20, 24, 12]],
  vintages: headed([...bottles([8, 24, 40]), ['line', 12, 27, 6], ['line', 28, 27, 6]]),
  bottles: bottles([5, 13, 21, 29, 37, 44]),
  medals: headed([
    ['dot', 9, 17],
    ['dot', 24, 17],
    ['dot', 39, 17],
    ...lines([4, 25], [10]),
    ['line', 19, 25, 10],
    ['line', 34, 25, 10],
  ]),
  visit: [['title', 2, 6, 16], ...lines([2, 13], [14, 16]), ['button', 2, 24, 10], ['picture', 24, 4, 22, 24]],
  hours: headed([
    ...lines([2, 12], [10, 12, 9, 11]),
    ['line', 30, 12, 14],
    ['line', 30, 16, 14],
    ['line', 30, 20, 14],
    ['line', 30, 24, 14],
  ]),
  map: [['title', 2, 6, 14], ...lines([2, 13], [12, 14]), ['picture', 22, 3, 24, 26], ['dot', 34, 15]],
  parcels: [
    ['title', 2, 6, 12],
    ['picture', 18, 4, 12, 11],
    ['picture', 31, 4, 15, 15],
    ['picture', 18, 16, 12, 12],
    ['picture', 31, 20, 15, 8],
  ],
  team: [...pictures(3, { y: 4, height: 16 }), ['title', 2, 24, 10], ['title', 18, 24, 10], ['title', 33, 24, 10]],
  press: [
    ['title', 2, 6, 18],
    ...lines([2, 12], [20, 16]),
    ['title', 26, 6, 16],
    ...lines([26, 12], [20, 14]),
    ['line', 2, 24, 10],
    ['line', 26, 24, 10],
  ],
  reviews: [
    ['dot', 4, 7],
    ['dot', 9, 7],
    ['dot', 14, 7],
    ['dot', 19, 7],
    ['dot', 24, 7],
    ...lines([2, 15], [42, 36, 20]),
  ],
  partners: headed([...lines([2, 12], [14, 12, 15]), ['picture', 22, 9, 24, 20]]),
  calendar: headed([
    ['title', 2, 13, 6],
    ['line', 12, 13, 30],
    ['title', 2, 20, 6],
    ['line', 12, 20, 26],
    ['title', 2, 27, 6],
    ['line', 12, 27, 28],
  ]),
  services: cards,
  contact: form,
  form,
  newsletter: [
    ['title', 8, 9, 20],
    ['line', 8, 15, 26],
    ['picture', 8, 20, 22, 6],
    ['button', 32, 20, 9],
  ],
  popup: [
    ['line', 14, 10, 20],
    ['button', 15, 16, 18],
  ],
  columns: [
    ['title', 2, 7, 10],
    ...lines([2, 13], [13, 12, 13]),
    ['title', 18, 7, 10],
    ...lines([18, 13], [12, 13, 11]),
    ['title', 34, 7, 10],
    ...lines([34, 13], [12, 11, 12]),
  ],
  spacer: [['line', 2, 16, 44]],
  shared: words,
}
