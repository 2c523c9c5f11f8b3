import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('cells are quoted where a spreadsheet would split them, and quotes doubled', () => {
  expect(
    csvText([
      ['Nom', 'a;b'],
      ['dit « le "Petit" »', 'deux\nlignes'],
    ]),
  ).toBe('\uFEFFNom;"a;b"\r\n"dit « le ""Petit"" »";"deux\nlignes"\r\n')
})

test('what a spreadsheet would run is text; a negative number stays one', () => {
  for (const formula of ['=1+1', '+33 6', '@SUM(A1)', '-cmd', '-1+cmd|x!A0', '\tx', '\rx'])
    expect(csvText([[formula]]).includes(`'${formula}`), formula).toBe(true)
  expect(csvText([['-12,50']])).toBe('\uFEFF-12,50\r\n')
})
