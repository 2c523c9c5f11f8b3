import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'

/** Something a command has to know: told by a flag, asked for at a terminal, or left out. */
export interface Question {
  /** Its name on the command line, and as the answer's. */
  flag: string
  /** As it is asked at a terminal. */
  ask: string
  /** What it is when nobody says; without one it must be told. An empty one is "none". */
  otherwise?: string
  /** What is wrong with an answer, as the end of a sentence; null when it will do. */
  check: (answer: string, before: Answers) => string | null
}

type Answers = Readonly<Record<string, string>>

interface AnswerSource {
  /** What stands on the command line. */
  args: readonly string[]
  /** Asks a person; null where there is none. */
  askPerson: ((question: string) => Promise<string>) | null
}

/** The answers to all questions, each checked; throws one sentence when something is wrong or missing. */
export async function readAnswers(questions: readonly Question[], { args, askPerson }: AnswerSource): Promise<Answers> {
  const given = readFlags(questions, args)
  const missing = questions.filter(({ flag, otherwise }) => given[flag] === undefined && otherwise === undefined)
  if (!askPerson && missing.length > 0) {
    const flags = missing.map(({ flag }) => `--${flag}`).join(', ')
    throw new Error(`These are missing: ${flags}. Give them, or run it at a terminal to be asked.`)
  }
  const answers: Record<string, string> = {}
  for (const question of questions) answers[question.flag] = await answerTo(question, { given, answers, askPerson })
  return answers
}

/** Whether a switch stands on the command line, and the line without it. */
export function takeSwitch(args: readonly string[], name: string): { isOn: boolean; rest: string[] } {
  const rest = args.filter((arg) => arg !== `--${name}`)
  return { isOn: rest.length < args.length, rest }
}

/** Asks at the terminal, where there is one, as long as `work` goes on. */
export async function withPerson<Value>(
  work: (askPerson: AnswerSource['askPerson']) => Promise<Value>,
): Promise<Value> {
  if (!stdin.isTTY) return work(null)
  const terminal = createInterface({ input: stdin, output: stdout })
  try {
    return await work((question) => terminal.question(question))
  } finally {
    terminal.close()
  }
}

function readFlags(questions: readonly Question[], args: readonly string[]): Record<string, string | undefined> {
  const options = Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }]))
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false })
    return values as Record<string, string | undefined>
  } catch (error) {
    const known = questions.map(({ flag }) => `--${flag}`).join(', ')
    throw new Error(`${(error as Error).message.split('. ')[0]}. There are: ${known}.`)
  }
}

interface AnswerOptions {
  given: Readonly<Record<string, string | undefined>>
  answers: Answers
  askPerson: AnswerSource['askPerson']
}

async function answerTo(question: Question, { given, answers, askPerson }: AnswerOptions): Promise<string> {
  const { flag, otherwise } = question
  const told = given[flag]
  if (told !== undefined || !askPerson) {
    const answer = (told ?? otherwise ?? '').trim()
    const wrong = problemOf(question, { answer, answers })
    if (wrong) throw new Error(`--${flag} "${answer}" ${wrong}.`)
    return answer
  }
  for (;;) {
    const hint = otherwise === undefined ? '' : ` [${otherwise || 'none'}]`
    const answer = (await askPerson(`${question.ask}${hint}: `)).trim() || (otherwise ?? '')
    const wrong = problemOf(question, { answer, answers })
    if (!wrong) return answer
    stdout.write(`  "${answer}" ${wrong}.\n`)
  }
}

function problemOf(
  { check, otherwise }: Question,
  { answer, answers }: { answer: string; answers: Answers },
): string | null {
  if (answer === '') return otherwise === '' ? null : 'must be told'
  return check(answer, answers)
}
