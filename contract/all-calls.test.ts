import { expect, test } from 'vitest'
import { everyCall } from './all-calls.ts'
import type { CallDefinition } from './basics/define-call.ts'

const calls: [string, CallDefinition][] = Object.entries(everyCall)

test('a call is listed under its own name', () => {
  for (const [name, call] of calls) expect(call.name).toBe(name)
})

test('no two calls share method and path', () => {
  const routes = calls.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(routes).size).toBe(routes.length)
})

test('every path parameter has a shape, and every shape a parameter', () => {
  for (const [, { path, params }] of calls) {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(inPath.sort())
  }
})

/** The specification has the site ask it on its first load, for everyone. */
const OPEN_TO_ALL = ['/admin/address/type']

test('only administrators call what lies under /admin, and a GET has no body', () => {
  for (const [, { path, who, method, body }] of calls) {
    if (path.startsWith('/admin/') && !OPEN_TO_ALL.includes(path)) expect(['admin', 'super-admin']).toContain(who)
    if (method === 'GET') expect(body).toBeUndefined()
  }
})

test('every call of administrators belongs to a part of the back office or is for all of them to read, and no other call does', () => {
  const wrong = calls.filter(
    ([, { who, area, isForEveryRole = false }]) => (who === 'admin') !== ((area !== undefined) !== isForEveryRole),
  )
  expect(wrong.map(([name]) => name)).toEqual([])
  const changing = calls.filter(([, { isForEveryRole, method }]) => isForEveryRole && method !== 'GET')
  expect(changing.map(([name]) => name)).toEqual([])
})
