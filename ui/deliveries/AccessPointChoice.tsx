import type { AccessPoint, Landmark } from '#contract/deliveries/deliveries.ts'
import { parisDay, parisMinutes, weekdayNumber } from '#rules/basics/paris-time.ts'
import { openingNow } from '#rules/deliveries/opening-now.ts'
import { formatDay, formatHour } from '#words/basics/dates.ts'
import { formatDistance } from '#words/basics/distances.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { AccessPointWords } from '#words/deliveries/access-points/fr.ts'
import { AccessPointSketch } from './AccessPointSketch.tsx'
import { openingGroups } from './opening-groups.ts'

interface AccessPointChoiceProps {
  points: readonly AccessPoint[]
  /** Where one lives, and the communes around; without it the list stands alone. */
  from: Landmark | null
  landmarks: readonly Landmark[]
  chosenId: string | null
  onChoose: (id: string) => void
  words: AccessPointWords
  locale: Locale
  now: Date
  /** Of the radios; two choices on one page need two. */
  name?: string
}

/** The choice of an access point: a list of radios, and beside it a sketch of where they are. */
export function AccessPointChoice({ name = 'access-point', from, landmarks, ...choice }: AccessPointChoiceProps) {
  const { points, chosenId, onChoose, words, locale, now } = choice
  if (points.length === 0) return <p>{words.none}</p>
  const isMeasured = points.some(({ distanceMetres }) => distanceMetres !== null)
  return (
    <fieldset className={`grid gap-x-8 gap-y-6 ${from ? 'desk:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]' : ''}`}>
      <legend className="title-3 float-left mb-2 w-full desk:col-span-full font-title text-heading">
        {words.legend}
      </legend>
      {from && (
        <div className="desk:sticky desk:top-8 desk:col-start-2 desk:row-start-2 desk:self-start">
          <AccessPointSketch {...{ points, from, landmarks, chosenId, onChoose, locale }} />
          <p className="mt-2 text-[0.8125rem] italic opacity-80">{`${words.sketch} ${words.crowFlies}`}</p>
        </div>
      )}
      <ol className="grid content-start gap-1 desk:col-start-1 desk:row-start-2">
        {points.map((point, at) => (
          <li key={point.id} className="relative">
            <Choice
              point={point}
              number={at + 1}
              name={name}
              isChosen={point.id === chosenId}
              onChoose={onChoose}
              words={words}
              locale={locale}
              now={now}
            />
          </li>
        ))}
        {!from && isMeasured && <li className="px-4 text-[0.8125rem] italic opacity-80">{words.crowFlies}</li>}
      </ol>
    </fieldset>
  )
}

interface ChoiceProps extends Pick<AccessPointChoiceProps, 'onChoose' | 'words' | 'locale' | 'now'> {
  point: AccessPoint
  number: number
  name: string
  isChosen: boolean
}

function Choice({ point, number, name, isChosen, onChoose, words, locale, now }: ChoiceProps) {
  const badge = isChosen ? 'border-accent bg-accent text-ground' : 'border-ink/60'
  const isFull = point.isFull === true
  const ground = isChosen ? 'bg-accent/8' : isFull ? '' : 'hover:bg-ink/4'
  return (
    <div className={`px-4 py-3 transition-colors duration-200 has-[input:focus-visible]:outline-2 ${ground}`}>
      <label
        className={`grid grid-cols-[auto_1fr_auto] items-start gap-x-4 ${isFull ? 'cursor-not-allowed' : 'cursor-pointer'}`}
      >
        <input
          type="radio"
          name={name}
          value={point.id}
          checked={isChosen}
          disabled={isFull}
          onChange={() => onChoose(point.id)}
          className="sr-only"
        />
        <span
          aria-hidden="true"
          className={`mt-0.5 grid size-7 place-items-center rounded-full border text-[0.875rem] lining-nums tabular-nums transition-colors duration-200 ${badge}`}
        >
          {number}
        </span>
        <span>
          <span className="block">{point.name}</span>
          <span className="block text-[0.9375rem] opacity-80">{`${point.addLine1}, ${point.zipCode} ${point.city}`}</span>
          <Today {...{ point, words, locale, now }} />
        </span>
        <span className="whitespace-nowrap text-[0.9375rem] lining-nums opacity-80">
          {point.distanceMetres !== null &&
            fill(words.away, { distance: formatDistance(point.distanceMetres, locale) })}
        </span>
      </label>
      <Hours opening={point.opening} words={words} />
    </div>
  )
}

/** Whether one can go there now; a lack of room and holidays come before hours. */
function Today({ point, words, locale, now }: Pick<ChoiceProps, 'point' | 'words' | 'locale' | 'now'>) {
  const said = point.isFull ? words.full : todayWords({ point, words, locale, now })
  if (!said) return null
  return <span className={`block text-[0.9375rem] lining-nums ${point.isFull ? 'text-danger-ink' : ''}`}>{said}</span>
}

function todayWords({ point, words, locale, now }: Pick<ChoiceProps, 'point' | 'words' | 'locale' | 'now'>): string {
  const today = parisDay(now)
  if (point.closedUntil && point.closedUntil >= today)
    return fill(words.holidays, { day: formatDay(point.closedUntil, locale) })
  const weekday = weekdayNumber(today)
  const state = openingNow(point.opening, { weekday, minutes: parisMinutes(now) })
  const hour = (time: string) => (time === '24:00' ? words.midnight : formatHour(time, locale))
  switch (state?.kind) {
    case undefined:
      return ''
    case 'always':
      return words.today.always
    case 'open':
      return fill(words.today.open, { hour: hour(state.until) })
    case 'opens':
      return fill(words.today.opens, { hour: hour(state.at) })
    case 'over': {
      const isTomorrow = state.weekday === (weekday % 7) + 1
      const day = isTomorrow ? words.tomorrow : (words.days[state.weekday - 1] ?? '')
      return fill(words.today.over, { day, hour: hour(state.at) })
    }
    case 'closed':
      return words.today.closed
  }
}

function Hours({ opening, words }: { opening: AccessPoint['opening']; words: AccessPointWords }) {
  const groups = openingGroups(opening)
  if (groups.length === 0) return null
  const dayName = (weekday: number) => words.days[weekday - 1] ?? ''
  return (
    <details className="ml-11 text-[0.9375rem]">
      <summary className="min-h-6 w-fit cursor-pointer opacity-80 hover:opacity-100">{words.hours}</summary>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-6 lining-nums tabular-nums">
        {groups.map(({ from, until, hours }) => (
          <div key={from} className="contents">
            <dt>
              {from === until ? dayName(from) : fill(words.daySpan, { from: dayName(from), until: dayName(until) })}
            </dt>
            <dd>{hours.join() === '00:00–24:00' ? words.allDay : hours.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
