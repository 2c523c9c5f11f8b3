import { expect, test } from 'vitest'
import { readAnswers, takeSwitch } from './answers.ts'
import { ESTATE_QUESTIONS, estateFrom } from './estate-questions.ts'

const GIVEN = {
  name: 'Clos des Essais',
  host: 'clos.example',
  company: 'EARL des Essais',
  siret: '732 829 320 00074',
  address: '3, rue du Puits',
  'postal-code': '49400',
  city: 'Saumur',
  email: 'Bonjour@clos.example',
  admin: 'camille@clos.example',
}

const flags = (given: Record<string, string>) => Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])
const read = (given: Record<string, string>) => readAnswers(ESTATE_QUESTIONS, { args: flags(given), askPerson: null })

test('what is left out has its usual answer, or none', async () => {
  expect(estateFrom(await read(GIVEN), { isECommerce: true })).toMatchObject({
    siret: '73282932000074',
    vatNumber: null,
    exciseNumber: null,
    phone: null,
    email: 'bonjour@clos.example',
    locales: ['fr'],
    look: 'classic',
    isECommerce: true,
  })
})

test.each([
  [
    { siret: '732 829 320 00075' },
    '--siret "732 829 320 00075" is no SIRET: it has fourteen digits, and theirs do not add up.',
  ],
  [
    { vat: 'FR45732829320' },
    '--vat "FR45732829320" is not the VAT number of this company, which in France is FR44732829320.',
  ],
  [{ host: 'https://clos.example' }, 'is no host name'],
  [{ theme: 'baroque' }, '--theme "baroque" is no theme: there are classic, dark, modern.'],
  [{ languages: 'en' }, 'lacks fr'],
  [{ languages: 'fr,de' }, 'is no language of the site, which are fr or en'],
  [{ excise: '12' }, 'is no excise number'],
  [{ admin: 'camille' }, 'is no e-mail address'],
  [{ name: '' }, '--name "" must be told.'],
  [{ colour: 'red' }, "Unknown option '--colour'. There are: --name, --host"],
] as [Record<string, string>, string][])('%j is refused by name', async (changes, sentence) => {
  await expect(read({ ...GIVEN, ...changes })).rejects.toThrow(sentence)
})

test('without a terminal all that is missing is named at once', async () => {
  const { host: _, siret: __, ...rest } = GIVEN
  await expect(read(rest)).rejects.toThrow(
    'These are missing: --host, --siret. Give them, or run it at a terminal to be asked.',
  )
})

test('at a terminal what is missing is asked, and again until it is right', async () => {
  const { host: _, ...rest } = GIVEN
  const typed = ['Clos', 'clos.example', '', '', '', '', '', '']
  const heard: string[] = []
  const askPerson = async (question: string) => {
    heard.push(question)
    return typed.shift() ?? ''
  }
  const answers = await readAnswers(ESTATE_QUESTIONS, { args: flags(rest), askPerson })
  expect(answers.host).toBe('clos.example')
  expect(heard.slice(0, 4)).toEqual([
    'Host name of its site, like www.domaine.fr: ',
    'Host name of its site, like www.domaine.fr: ',
    'Its corporate form, like EARL [none]: ',
    'VAT number [none]: ',
  ])
})

test('a switch is on or off, wherever it stands', () => {
  expect(takeSwitch(['4', '--reopen'], 'reopen')).toEqual({ isOn: true, rest: ['4'] })
  expect(takeSwitch(['4'], 'reopen')).toEqual({ isOn: false, rest: ['4'] })
})
