import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { today } from '#site/browser/today.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { NUMBERS, QuietButton } from '#site/checkout/parts.tsx'
import { Glyph } from '#ui/pictures/glyphs.tsx'
import { formatDayNumber, formatLongDay, formatMonth } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { addMonths, dayByKey, isBefore, type Month, monthOfDay, monthWeeks } from './collection-calendar.ts'
import type { FreeDay } from './free-days.ts'

interface MonthCalendarProps {
  month: Month
  /** Null while they are being asked for. */
  days: readonly FreeDay[] | null
  chosen: string | null
  onMonth: (month: Month) => void
  onChoose: (day: string) => void
}

/** A month as a grid: arrows go from day to day, Page keys from month to month. */
export function MonthCalendar({ month, days, chosen, onMonth, onChoose }: MonthCalendarProps) {
  const { words, locale } = useCheckout()
  const said = words.shipping.collect
  const first = monthOfDay(today())
  const [at, setAt] = useState<string | null>(null)
  const grid = useRef<HTMLTableElement>(null)
  const wantsFocus = useRef(false)
  const isShown = (day: string | null) => day !== null && sameMonth(monthOfDay(day), month)
  const entry = [at, chosen, days?.[0]?.date ?? null].find(isShown) ?? monthWeeks(month)[0]?.find(isShown) ?? null

  useEffect(() => {
    if (!wantsFocus.current || !at) return
    wantsFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at])

  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.day
    const to = from ? dayByKey(from, event.key) : null
    if (!to || isBefore(monthOfDay(to), first)) return
    event.preventDefault()
    wantsFocus.current = true
    setAt(to)
    if (!sameMonth(monthOfDay(to), month)) onMonth(monthOfDay(to))
  }
  const name = formatMonth({ year: month.year, month: month.month, locale })
  return (
    <div className="max-w-[28rem]">
      <div className="flex items-center justify-between">
        <MonthButton
          label={said.previous}
          sign="previous"
          isOff={!isBefore(first, month)}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <p aria-live="polite" className="title-3 font-title text-heading first-letter:uppercase">
          {name}
        </p>
        <MonthButton label={said.next} sign="next" isOff={false} onClick={() => onMonth(addMonths(month, 1))} />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days that arrows walk through is a grid.
        role="grid"
        aria-label={fill(said.calendar, { month: name })}
        aria-busy={days === null}
        onKeyDown={onKeyDown}
        className={`mt-3 w-full table-fixed text-center ${NUMBERS}`}
      >
        <thead>
          <tr>
            {words.shipping.weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday} className="py-2 text-[0.875rem] font-normal text-ink/75">
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place in the week.
                <td key={place} className="p-0.5">
                  {day && (
                    <Day
                      day={day}
                      slots={days?.find(({ date }) => date === day)?.slots.length ?? 0}
                      isChosen={day === chosen}
                      isEntry={day === entry}
                      onChoose={() => {
                        setAt(day)
                        onChoose(day)
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div role="status" className="min-h-11 pt-3 text-[0.9375rem]">
        {days === null && said.loading}
        {days?.length === 0 && (
          <>
            {said.noneThisMonth}
            <QuietButton onClick={() => onMonth(addMonths(month, 1))}>{said.firstFree}</QuietButton>
          </>
        )}
      </div>
    </div>
  )
}

function sameMonth(one: Month, other: Month): boolean {
  return one.year === other.year && one.month === other.month
}

interface MonthButtonProps {
  label: string
  sign: 'previous' | 'next'
  isOff: boolean
  onClick: () => void
}

function MonthButton({ label, sign, isOff, onClick }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onClick}
      className="flex size-11 cursor-pointer items-center justify-center disabled:cursor-default disabled:opacity-30"
    >
      <Glyph sign={sign} />
    </button>
  )
}

interface DayProps {
  day: string
  slots: number
  isChosen: boolean
  isEntry: boolean
  onChoose: () => void
}

function Day({ day, slots, isChosen, isEntry, onChoose }: DayProps) {
  const { words, locale } = useCheckout()
  const { dayFree, dayFreeOne, dayTaken } = words.shipping.collect
  const isFree = slots > 0
  const said = isFree ? (slots === 1 ? dayFreeOne : dayFree) : dayTaken
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isEntry ? 0 : -1}
      aria-disabled={!isFree}
      aria-pressed={isChosen}
      aria-label={fill(said, { day: formatLongDay(day, locale), n: slots })}
      onClick={isFree ? onChoose : undefined}
      className={`h-11 w-full ${isFree ? 'cursor-pointer border border-ink/25 text-heading hover:border-ink/60' : 'cursor-default text-ink/75'} ${isChosen ? 'bg-primary text-on-primary' : ''}`}
    >
      {formatDayNumber(day, locale)}
    </button>
  )
}
