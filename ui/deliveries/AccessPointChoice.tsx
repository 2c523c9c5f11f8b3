import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { formatDistance } from '#words/basics/distances.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { AccessPointWords } from '#words/deliveries/access-points/fr.ts'
import { AccessPointMap } from './AccessPointMap.tsx'
import { openingGroups } from './opening-groups.ts'

interface AccessPointChoiceProps {
  points: readonly AccessPoint[]
  chosenId: string | null
  onChoose: (id: string) => void
  words: AccessPointWords
  locale: Locale
  /** Of the radios; two choices on one page need two. */
  name?: string
}

/** The choice of an access point: a list of radios, and beside it the same points on a map. */
export function AccessPointChoice({ name = 'access-point', ...choice }: AccessPointChoiceProps) {
  const { points, chosenId, onChoose, words, locale } = choice
  if (points.length === 0) return <p>{words.none}</p>
  return (
    <fieldset className="grid gap-x-8 gap-y-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <legend className="title-3 float-left mb-2 w-full desk:col-span-2 font-title text-heading">{words.legend}</legend>
      <div className="desk:sticky desk:top-24 desk:col-start-2 desk:row-start-2 desk:self-start">
        <AccessPointMap points={points} chosenId={chosenId} onChoose={onChoose} locale={locale} />
        <p className="mt-2 text-[0.8125rem] italic opacity-80">{words.map}</p>
      </div>
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
            />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

interface ChoiceProps extends Pick<AccessPointChoiceProps, 'onChoose' | 'words' | 'locale'> {
  point: AccessPoint
  number: number
  name: string
  isChosen: boolean
}

function Choice({ point, number, name, isChosen, onChoose, words, locale }: ChoiceProps) {
  const badge = isChosen ? 'border-accent bg-accent text-ground' : 'border-ink/60'
  return (
    <div
      className={`px-4 py-3 transition-colors duration-200 has-[input:focus-visible]:outline-2 ${isChosen ? 'bg-accent/8' : 'hover:bg-ink/4'}`}
    >
      <label className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-start gap-x-4">
        <input
          type="radio"
          name={name}
          value={point.id}
          checked={isChosen}
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
        </span>
        <span className="whitespace-nowrap text-[0.9375rem] lining-nums opacity-80">
          {point.distanceMetres !== null && formatDistance(point.distanceMetres, locale)}
        </span>
      </label>
      <Hours opening={point.opening} words={words} />
    </div>
  )
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
