import type { z } from 'zod'
import type { Problem, Problems } from './problems.ts'

type Issue = z.core.$ZodIssue

const WRONG_TYPE: Readonly<Record<string, Problem['problem']>> = {
  string: 'not-text',
  number: 'not-a-number',
  int: 'not-whole',
  boolean: 'not-yes-or-no',
  date: 'not-a-date',
  array: 'not-a-list',
  object: 'not-an-object',
}

const WRONG_FORMAT: Readonly<Record<string, Problem['problem']>> = {
  email: 'not-an-email',
  url: 'not-a-link',
  date: 'not-a-date',
  datetime: 'not-a-date',
}

/** What shapes of the contract check themselves, by the name they give it. */
const CUSTOM: readonly Problem[] = [{ problem: 'not-whole-cents' }]

/** Turns zod's words into ours, by field path (`address.city`). */
export function inputProblem(issue: Issue): Problems {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => (path ? `${path}.${key}` : key))
    return Object.fromEntries(names.map((name) => [name, { problem: 'unknown-field' } as const]))
  }
  return { [path || 'body']: issueProblem(issue) }
}

function issueProblem(issue: Issue): Problem {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return { problem: 'required' }
      return { problem: WRONG_TYPE[issue.expected] ?? 'invalid' } as Problem
    case 'too_small':
      // To who left a field empty, a number of characters says less than that it is needed.
      if (issue.origin === 'string' && issue.minimum === 1) return { problem: 'required' }
      return { problem: sizeProblem(issue.origin, 'small'), limit: Number(issue.minimum) } as Problem
    case 'too_big':
      return { problem: sizeProblem(issue.origin, 'big'), limit: Number(issue.maximum) } as Problem
    case 'invalid_format':
      return { problem: WRONG_FORMAT[issue.format] ?? 'invalid' } as Problem
    case 'invalid_value':
      return { problem: 'not-one-of', choices: issue.values.map(String) }
    case 'custom':
      return CUSTOM.find(({ problem }) => problem === issue.params?.problem) ?? { problem: 'invalid' }
    default:
      return { problem: 'invalid' }
  }
}

function sizeProblem(origin: string, side: 'small' | 'big'): Problem['problem'] {
  if (origin === 'string') return side === 'small' ? 'too-short' : 'too-long'
  if (origin === 'array' || origin === 'set') return side === 'small' ? 'too-few' : 'too-many'
  return side === 'small' ? 'too-small' : 'too-big'
}
