import { expect, test } from 'vitest'
import { everyCall } from '#contract/all-calls.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { OPERATOR_BY_MARK } from '#contract/basics/list-query.ts'
import { createTestApp } from './support/test-app.ts'

const MARKS = [['', 'equal'], ...Object.entries(OPERATOR_BY_MARK).map(([mark, operator]) => [`${mark}:`, operator])]
/** Nothing between commas, and numbers that no column of whole numbers can hold. */
const ODD_VALUES = [',', '1.5', '-999999999999']

test('no value that a filter takes makes a list fail', async () => {
  const { app, admin, signIn } = await createTestApp()
  const authorization = await signIn(1, 'ADMIN')
  await admin.query('update estate.users set is_accountant = true')
  const failed: string[] = []
  const ask = async (url: string) => {
    const { statusCode } = await app.inject({ url, headers: { authorization } })
    if (statusCode !== 200 && statusCode !== 400) failed.push(`${statusCode} ${url}`)
  }
  const lists = Object.values<CallDefinition>(everyCall).filter(({ list }) => list)
  for (const { path, list } of lists) {
    for (const [name, { operators }] of Object.entries(list?.filters ?? {})) {
      const marks = MARKS.filter(([, operator]) => operators.some((one) => one === operator)).map(([mark]) => mark)
      const queries = marks.flatMap((mark) => ODD_VALUES.map((value) => `${name}=${mark}${value}`))
      await Promise.all(queries.map((query) => ask(`/api${path.replace(/:\w+/g, 'logo-footer')}?${query}`)))
    }
  }
  expect(lists.length).toBeGreaterThan(5)
  expect(failed).toEqual([])
})
