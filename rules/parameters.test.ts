import { expect, test } from 'vitest'
import { parameterLabels } from '#words/parameters.ts'
import { isColour, PARAMETERS, parameterProblem, parameterValues } from './parameters.ts'

test('ids are unique and every parameter has a label', () => {
  const ids = Object.values(PARAMETERS).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.keys(parameterLabels)).toEqual(Object.keys(PARAMETERS))
})

test('every default is a value that the estate could have given', () => {
  for (const [type, facts] of Object.entries(PARAMETERS)) {
    expect(parameterProblem(type as keyof typeof PARAMETERS, facts.default)).toBeNull()
  }
})

test('colours are hexadecimal and nothing else', () => {
  expect(['#abc', '#ABCD', '#7A1F2B', '#7A1F2B80'].every(isColour)).toBe(true)
  const bad = ['red', '#12', '#12345', '7A1F2B', '#7A1F2B;}', 'url(x)', '#ggg', '', '#abc\n']
  expect(bad.filter(isColour)).toEqual([])
})

test('a value of the wrong kind is named', () => {
  expect(parameterProblem('PRIMARY_COLOR', 'rouge')).toEqual({ problem: 'not-a-colour' })
  expect(parameterProblem('DARK_THEME', 'oui')).toEqual({ problem: 'not-yes-or-no' })
  expect(parameterProblem('LOGO_POSITION', 'TOP')).toEqual({
    problem: 'not-one-of',
    choices: ['LEFT', 'CENTER', 'RIGHT'],
  })
  expect(parameterProblem('COMPANY_NAME', 'Domaine')).toBeNull()
  expect(parameterProblem('PRIMARY_COLOR', null)).toBeNull()
})

test('what is not set has its default, and unknown types are left out', () => {
  const values = parameterValues([
    { type: 'PRIMARY_COLOR', value: '#123456' },
    { type: 'ACCENT_COLOR', value: null },
    { type: 'OF_TOMORROW', value: 'x' },
  ])
  expect(values.PRIMARY_COLOR).toBe('#123456')
  expect(values.ACCENT_COLOR).toBe('#8A6A35')
  expect(values).not.toHaveProperty('OF_TOMORROW')
})
