import { Radio } from '#ui/controls/Radio.tsx'
import { RadioGroup } from '#ui/controls/RadioGroup.tsx'
import type { VisitWords } from '#words/visits/fr.ts'
import type { CalendarView } from './calendar-view.server.ts'

interface HourChoiceProps {
  day: NonNullable<CalendarView['chosen']>
  words: VisitWords['calendar']
  chosen: string | undefined
  problem: string | undefined
  /** Whether one can wait for a place here, or has to find one. */
  takesFull: boolean
}

/** The hours of the chosen day, each with what is left. */
export function HourChoice({ day, words, chosen, problem, takesFull }: HourChoiceProps) {
  return (
    <div>
      <h2 id="hours" className="title-3 scroll-mt-32">
        {words.hour}
      </h2>
      <p className="mt-1 mb-4 first-letter:uppercase">{day.title}</p>
      <input type="hidden" name="date" value={day.date} />
      <RadioGroup
        id="hour"
        aria-labelledby="hours"
        problem={problem}
        className="grid gap-3 lining-nums desk:grid-cols-2"
      >
        {day.hours.map(({ idSchedule, label, hint, isFull }) => (
          <Radio
            key={idSchedule}
            name="idSchedule"
            value={idSchedule}
            label={label}
            hint={hint}
            disabled={isFull && !takesFull}
            defaultChecked={chosen === String(idSchedule)}
          />
        ))}
      </RadioGroup>
    </div>
  )
}
