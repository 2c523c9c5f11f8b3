import { expect, test } from 'vitest'
import { findLongLists } from './parameters-of-functions.ts'
import { readSources } from './source-files.ts'

/** Others say what these take. */
const DICTATED: Readonly<Record<string, string>> = {
  frameworkErrors: 'Fastify calls it',
  onAuth: 'the SMTP server calls it',
  onRcptTo: 'the SMTP server calls it',
  onData: 'the SMTP server calls it',
  keptPage: 'Playwright calls it',
}

const found = readSources('*.ts', '*.tsx').flatMap(findLongLists)

const problemsIn = (text: string) => findLongLists({ path: 'x.ts', text }).map(({ name, problem }) => [name, problem])

test('three things are given by name', () => {
  const own = found.filter(({ name }) => !Object.hasOwn(DICTATED, name))
  expect(own.map(({ path, line, name, problem }) => `${path}:${line} ${name} ${problem}`)).toEqual([])
})

test('every signature that others dictate still stands somewhere', () => {
  const names = new Set(found.map(({ name }) => name))
  expect(Object.keys(DICTATED).filter((name) => !names.has(name))).toEqual([])
})

test('a row of three is found in functions, arrows, methods and types of functions', () => {
  const isFound = (text: string) => expect(problemsIn(text)).toEqual([['f', 'takes too many parameters']])
  isFound('function f(a: string, b: string, c: string) {}')
  isFound('const f = async (a: string, b: string, { c }: C = {}) => {}')
  isFound('const f = (pool: Pool) => (a: string, b: string, c: string) => {}')
  isFound('const made = { f(a: string, b: string, c: string) {} }')
  isFound('interface X { f(a: string, b: string, c?: string): void }')
  isFound('type f = (a: string, b: string, c: string) => void')
})

test('a boolean is a switch beside another parameter, and no switch alone or by name', () => {
  const isFound = (text: string) => expect(problemsIn(text)).toEqual([['f', 'is switched by a boolean']])
  isFound('function f(a: string, isLoud: boolean) {}')
  isFound('function f(a: string, isLoud?: boolean | undefined) {}')
  isFound('const f = (a: string, isLoud = false) => {}')
  expect(problemsIn('function f(isOpen: boolean) {}')).toEqual([])
  expect(problemsIn('function when(isTrue: boolean, ...things: string[]) {}')).toEqual([])
  expect(problemsIn('function f(a: string, { isLoud }: { isLoud: boolean }) {}')).toEqual([])
})

test('what is called back in place takes what its caller gives', () => {
  expect(problemsIn('rows.reduce((sum, row, at) => sum + at, 0)')).toEqual([])
  expect(problemsIn('new Parser((a, b, c) => a)')).toEqual([])
  expect(problemsIn('const f = rows.map((row, at, all) => all)')).toEqual([])
})
