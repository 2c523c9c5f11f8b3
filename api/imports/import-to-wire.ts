import { problemSentence } from '#api/calls/outcome.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { IMPORT_REASONS, type ImportReason } from '#contract/imports/closed-sets.ts'
import type { Import, ImportNote } from '#contract/imports/imports.ts'
import { countChanges } from '#db/queries/imports/import-changes.ts'
import { type ImportNoteRow, listFirstLines, listNotes } from '#db/queries/imports/import-lines.ts'
import type { ImportRow } from '#db/queries/imports/imports.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { ToldProblem } from '#rules/imports/told-problem.ts'
import type { Locale } from '#words/basics/locales.ts'
import { importWords } from '#words/imports/words.ts'

const SAMPLES = 3
const SAMPLE_CHARACTERS = 60
const SHOWN_NOTES = 100
const VALUE_CHARACTERS = 120

export async function importToWire(db: SiteDb, { row, locale }: { row: ImportRow; locale: Locale }): Promise<Import> {
  const { id, filename, kind, source, state, lines, done, added, changed, same, refused, warned, kept } = row
  const first = await listFirstLines(db, { importId: id, limit: 20 })
  const notes = await listNotes(db, { importId: id, limit: SHOWN_NOTES })
  const counts = { lines, done, added, changed, same, refused, warned, kept, left: await countChanges(db, id) }
  return {
    ...{ id, filename, kind, source, state, ...counts },
    columns: row.header.map((name, place) => ({
      name,
      samples: samplesOf(first.map(({ cells }) => cells[place] ?? '')),
      field: row.mapping[place] ?? null,
    })),
    defaults: row.defaults,
    isKnown: row.forgotten_at === null,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    notes: notes.map((note) => noteToWire(note, { row, locale })),
  }
}

function samplesOf(cells: readonly string[]): string[] {
  const said = cells.map((cell) => cell.trim().replace(/\s+/g, ' ')).filter((cell) => cell !== '')
  return [...new Set(said)].slice(0, SAMPLES).map((cell) => cell.slice(0, SAMPLE_CHARACTERS))
}

export function noteToWire(note: ImportNoteRow, { row, locale }: { row: ImportRow; locale: Locale }): ImportNote {
  const { kind, field, problem, line, cells } = note
  const place = note.place ?? row.mapping.findIndex((one) => one !== null && one === field)
  const fields: Readonly<Record<string, string>> = importWords[locale].fields[row.kind]
  const name = place >= 0 ? row.header[place] : field && fields[field]
  return {
    line: line ?? 0,
    column: name ?? null,
    kind,
    reason: reasonSentence(problem, locale),
    value: (cells?.[place] ?? '').slice(0, VALUE_CHARACTERS),
  }
}

const REASONS: Readonly<Record<Locale, Readonly<Record<ImportReason, string>>>> = {
  fr: importWords.fr.reasons,
  en: importWords.en.reasons,
}

function reasonSentence(told: ToldProblem, locale: Locale): string {
  return isReason(told.problem) ? REASONS[locale][told.problem] : problemSentence(told as Problem, locale)
}

function isReason(problem: string): problem is ImportReason {
  return IMPORT_REASONS.some((reason) => reason === problem)
}
