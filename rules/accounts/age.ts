import { parisDay } from '#rules/basics/paris-time.ts'

const ADULT = 18
/** Older than anyone has become. */
const OLDEST = 125
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Full years on the French day of a moment, wherever the server stands; negative for who is not born yet. */
export function ageOn(birthdate: string, now: Date): number {
  return yearsBetween(birthdate, parisDay(now))
}

function yearsBetween(birthdate: string, day: string): number {
  const [year, ...rest] = parts(birthdate)
  const [thisYear, ...today] = parts(day)
  const hadBirthday = order(today) >= order(rest)
  return thisYear - year - (hadBirthday ? 0 : 1)
}

/** Who is born on 29 February is older from 1 March on in other years. */
export function isAdult(birthdate: string, now: Date): boolean {
  return isAdultOn(birthdate, parisDay(now))
}

/** The same on a day that is known: `2026-11-15`. */
export function isAdultOn(birthdate: string, day: string): boolean {
  return yearsBetween(birthdate, day) >= ADULT
}

/** Whether somebody alive can have been born that day. */
export function isBirthdate(birthdate: string, now: Date): boolean {
  const age = ageOn(birthdate, now)
  return age >= 0 && age <= OLDEST
}

function parts(day: string): [number, number, number] {
  const [, year = '', month = '', date = ''] = DAY.exec(day) ?? []
  if (year === '') throw new RangeError('A day is written 1990-12-31')
  return [Number(year), Number(month), Number(date)]
}

function order([month = 0, date = 0]: readonly number[]): number {
  return month * 100 + date
}
