import { arcCurves } from './arc-curves.ts'
import { figure } from './pdf-file.ts'

type Point = readonly [x: number, y: number]

interface Pen {
  at: Point
  start: Point
  /** The last point that a curve was bent towards, for the curves that go on smoothly. */
  bend: Point
  /** The command before: only a curve of the same kind is gone on with. */
  last: string
  out: string[]
}

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?'
const NUMBERS = new RegExp(NUMBER, 'gi')
/** The two flags of an arc may stand without a space after them. */
const ARCS = new RegExp(
  [NUMBER, NUMBER, NUMBER, '[01]', '[01]', NUMBER, NUMBER].map((part) => `(${part})`).join('[\\s,]*'),
  'gi',
)

/** The path of a drawing in the words of PDF. */
export function pathOperators(data: string): string {
  const pen: Pen = { at: [0, 0], start: [0, 0], bend: [0, 0], last: '', out: [] }
  for (const { command, numbers } of commandsOf(data)) draw(pen, { command, numbers })
  return pen.out.join('\n')
}

interface Command {
  command: string
  numbers: readonly number[]
}

function commandsOf(data: string): Command[] {
  const commands: Command[] = []
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const takes = TAKES[letter.toLowerCase()] ?? 0
    const numbers = letter.toLowerCase() === 'a' ? arcNumbers(rest) : numbersOf(rest)
    if (takes === 0) commands.push({ command: letter, numbers: [] })
    for (let at = 0; takes > 0 && at + takes <= numbers.length; at += takes) {
      const isRepeated = at > 0 && letter.toLowerCase() === 'm'
      const command = isRepeated ? (letter === 'm' ? 'l' : 'L') : letter
      commands.push({ command, numbers: numbers.slice(at, at + takes) })
    }
  }
  return commands
}

function numbersOf(text: string): number[] {
  return [...text.matchAll(NUMBERS)].map(([told]) => Number(told))
}

function arcNumbers(text: string): number[] {
  return [...text.matchAll(ARCS)].flatMap(([, ...numbers]) => numbers.map(Number))
}

function draw(pen: Pen, { command, numbers }: Command): void {
  const kind = command.toLowerCase()
  const [dx, dy] = command === kind ? pen.at : [0, 0]
  const point = (at: number): Point => [(numbers[at] ?? 0) + dx, (numbers[at + 1] ?? 0) + dy]
  if (kind === 'm') moveTo(pen, point(0))
  if (kind === 'l') lineTo(pen, point(0))
  if (kind === 'h') lineTo(pen, [(numbers[0] ?? 0) + dx, pen.at[1]])
  if (kind === 'v') lineTo(pen, [pen.at[0], (numbers[0] ?? 0) + dy])
  if (kind === 'c') curveTo(pen, [point(0), point(2), point(4)])
  if (kind === 's') curveTo(pen, [reflected(pen, 'cs'), point(0), point(2)])
  if (kind === 'q') quadraticTo(pen, [point(0), point(2)])
  if (kind === 't') quadraticTo(pen, [reflected(pen, 'qt'), point(0)])
  if (kind === 'a') {
    const [radiusX = 0, radiusY = 0, turn = 0, isLarge = 0, isSweep = 0] = numbers
    const arc = { from: pen.at, to: point(5), radiusX, radiusY, turn, isLarge: isLarge === 1, isSweep: isSweep === 1 }
    for (const curve of arcCurves(arc)) curveTo(pen, curve)
  }
  if (kind === 'z') {
    pen.out.push('h')
    pen.at = pen.start
  }
  pen.last = kind
}

function moveTo(pen: Pen, to: Point): void {
  pen.out.push(`${place(to)} m`)
  pen.at = to
  pen.start = to
}

function lineTo(pen: Pen, to: Point): void {
  pen.out.push(`${place(to)} l`)
  pen.at = to
}

function curveTo(pen: Pen, [first, second, to]: readonly [Point, Point, Point]): void {
  pen.out.push(`${place(first)} ${place(second)} ${place(to)} c`)
  pen.bend = second
  pen.at = to
}

/** PDF knows cubic curves only: their bends lie two thirds of the way. */
function quadraticTo(pen: Pen, [bend, to]: readonly [Point, Point]): void {
  curveTo(pen, [between(pen.at, bend), between(to, bend), to])
  pen.bend = bend
}

function between([x, y]: Point, [towardsX, towardsY]: Point): Point {
  return [x + ((towardsX - x) * 2) / 3, y + ((towardsY - y) * 2) / 3]
}

function reflected({ at, bend, last }: Pen, kinds: string): Point {
  return last !== '' && kinds.includes(last) ? [2 * at[0] - bend[0], 2 * at[1] - bend[1]] : at
}

function place([x, y]: Point): string {
  return `${figure(x)} ${figure(y)}`
}
