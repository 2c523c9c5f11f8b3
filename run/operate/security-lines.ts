import { SECURITY_KINDS } from '#contract/basics/security-kinds.ts'

interface SecurityQuestion {
  since: Date
  kind: string | null
}

const DAY_MS = 86_400_000
const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, d: DAY_MS }

/** `--since 24h`, `--since 7d` or a date, `--kind limit-hit`; without any, all of the last day. Throws what is wrong. */
export function readSecurityQuestion(given: readonly string[], now: Date): SecurityQuestion {
  const question: SecurityQuestion = { since: new Date(now.getTime() - DAY_MS), kind: null }
  for (let at = 0; at < given.length; at += 2) {
    const [name, value = ''] = [given[at], given[at + 1]]
    if (name === '--since') question.since = readSince(value, now)
    else if (name === '--kind' && SECURITY_KINDS.some((kind) => kind === value)) question.kind = value
    else if (name === '--kind') throw new Error(`--kind must be one of ${SECURITY_KINDS.join(', ')}.`)
    else throw new Error(`${name} is not known: there are --since and --kind.`)
  }
  return question
}

function readSince(value: string, now: Date): Date {
  const [, count, unit = ''] = /^(\d{1,5})([hd])$/.exec(value) ?? []
  if (count !== undefined) return new Date(now.getTime() - Number(count) * (UNIT_MS[unit] ?? 0))
  const date = new Date(value)
  if (value === '' || Number.isNaN(date.getTime())) throw new Error('--since must be like 24h, 7d or 2026-11-16.')
  return date
}

interface SecurityRow {
  site_id: number
  happened_at: Date
  kind: string
  user_id: number | null
  call: string
  network: string
  request_id: string
}

/** One event, one line, in columns that `grep` and `cut` like. */
export function securityLine(row: SecurityRow): string {
  const account = row.user_id === null ? '-' : String(row.user_id)
  const { site_id, kind, call, network, request_id } = row
  return [row.happened_at.toISOString(), site_id, kind, account, call, network, request_id].join('\t')
}
