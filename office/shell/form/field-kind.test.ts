import { expect, test } from 'vitest'
import { RichText, Text } from '#contract/basics/shapes.ts'
import { fieldKind } from './field-kind.ts'

test('a text that the contract calls HTML is written in the editor, any other is typed', () => {
  expect(fieldKind(RichText(100))).toEqual({ kind: 'html', isNullable: false })
  expect(fieldKind(RichText(100).nullable())).toEqual({ kind: 'html', isNullable: true })
  expect(fieldKind(Text(100))).toEqual({ kind: 'text', max: 100, isNullable: false })
})
