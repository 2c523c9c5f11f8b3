import { expect, test } from 'vitest'
import { departmentCode } from './departments.ts'

test('the department is in the code', () => {
  const codes = ['49400', '06000', '20000', '20167', '20200', '20600', '97400', '98000']
  expect(codes.map(departmentCode)).toEqual(['49', '06', '2A', '2A', '2B', '2B', '974', '98'])
})
