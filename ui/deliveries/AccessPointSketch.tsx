import type { AccessPoint, Landmark } from '#contract/deliveries/deliveries.ts'
import { layOutSketch, MARK_RADIUS, type RelaySketch, SKETCH_SIZES } from '#rules/deliveries/relay-sketch.ts'
import { formatDistance } from '#words/basics/distances.ts'
import type { Locale } from '#words/basics/locales.ts'

const FRAME = { width: 340, height: 300 }

interface AccessPointSketchProps {
  points: readonly AccessPoint[]
  from: Landmark
  landmarks: readonly Landmark[]
  chosenId: string | null
  onChoose: (id: string) => void
  locale: Locale
}

/**
 * Where the points of a list lie between the communes that one knows, numbered as they are there. It only mirrors the
 * list, which is what keyboards and screen readers use; a number may be pressed all the same.
 */
export function AccessPointSketch({ points, from, landmarks, chosenId, onChoose, locale }: AccessPointSketchProps) {
  const distance = (metres: number) => formatDistance(metres, locale)
  const positions = points.map(({ position }) => position)
  const sketch = layOutSketch({ from, points: positions, landmarks, frame: FRAME, distance })
  const marks = points.flatMap((point, at) => {
    const mark = sketch.marks[at]
    return mark ? [{ ...mark, point, number: at + 1 }] : []
  })
  // The chosen one last: nothing lies on top of it.
  marks.sort((a, b) => Number(a.point.id === chosenId) - Number(b.point.id === chosenId))
  return (
    <svg
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      aria-hidden="true"
      className="block h-auto w-full select-none bg-ink/4"
    >
      <Towns sketch={sketch} name={from.name} />
      <ScaleBar scale={sketch.scale} text={distance(sketch.scale.metres)} />
      <TruePlaces marks={sketch.marks} />
      {marks.map(({ point, number, spot }) => (
        <Mark
          key={point.id}
          {...{ number, spot }}
          isChosen={point.id === chosenId}
          isFull={point.isFull === true}
          onPress={() => onChoose(point.id)}
        />
      ))}
    </svg>
  )
}

/** One's own commune, those around it, and which way lie those that are further off. */
function Towns({ sketch: { middle, towns, beyond }, name }: { sketch: RelaySketch; name: string }) {
  const { spot, label } = middle
  return (
    <>
      <path d={`M${spot.x} ${spot.y - 5}l5 5-5 5-5-5z`} className="fill-accent" />
      {label && (
        <text {...textAt(label)} fontSize={SKETCH_SIZES.middle} className="fill-heading font-title">
          {name}
        </text>
      )}
      <g fontSize={SKETCH_SIZES.town} className="fill-ink/85">
        {towns.map((town) => (
          <g key={`${town.name} ${town.spot.x}`}>
            {town.hasDot && <circle cx={round(town.spot.x)} cy={round(town.spot.y)} r="2.5" className="fill-ink/60" />}
            <text {...textAt(town.label)}>{town.name}</text>
          </g>
        ))}
      </g>
      <g fontSize={SKETCH_SIZES.beyond} className="fill-ink/85 italic lining-nums">
        {beyond.map(({ text, arrow, degrees, label: placed }) => (
          <g key={text}>
            <path
              d="M-4-4 4 0-4 4z"
              transform={`translate(${round(arrow.x)} ${round(arrow.y)}) rotate(${round(degrees)})`}
              className="fill-ink/60"
            />
            <text {...textAt(placed)}>{text}</text>
          </g>
        ))}
      </g>
    </>
  )
}

function ScaleBar({ scale: { from, length }, text }: { scale: RelaySketch['scale']; text: string }) {
  return (
    <g>
      <path d={`M${from.x} ${from.y - 5}v5h${round(length)}v-5`} fill="none" className="stroke-ink/70" />
      <text x={from.x} y={from.y - 10} fontSize={SKETCH_SIZES.scale} className="fill-ink/85 lining-nums">
        {text}
      </text>
    </g>
  )
}

/** Under the numbers that had to give way: where they belong. */
function TruePlaces({ marks }: Pick<RelaySketch, 'marks'>) {
  return (
    <g className="fill-ink/70 stroke-ink/45">
      {marks.map(
        ({ spot, place }) =>
          place && (
            <g key={`${spot.x} ${spot.y}`}>
              <path d={`M${round(place.x)} ${round(place.y)}L${round(spot.x)} ${round(spot.y)}`} />
              <circle cx={round(place.x)} cy={round(place.y)} r="2" stroke="none" />
            </g>
          ),
      )}
    </g>
  )
}

interface MarkProps extends Pick<RelaySketch['marks'][number], 'spot'> {
  number: number
  isChosen: boolean
  isFull: boolean
  onPress: () => void
}

function Mark({ number, spot, isChosen, isFull, onPress }: MarkProps) {
  const look = isChosen
    ? 'fill-accent stroke-accent'
    : isFull
      ? 'fill-ground stroke-ink/40'
      : 'fill-ground stroke-ink/75'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the radio of the same number is the control; this is a short way for pointers.
    <g
      transform={`translate(${round(spot.x)} ${round(spot.y)})`}
      onClick={isFull ? undefined : onPress}
      className={isFull ? undefined : 'cursor-pointer'}
    >
      <circle
        r={MARK_RADIUS}
        strokeWidth="1.25"
        strokeDasharray={isFull ? '3 3' : undefined}
        className={`transition-colors duration-200 ${look}`}
      />
      <text
        y="4.6"
        textAnchor="middle"
        fontSize="13"
        className={`lining-nums tabular-nums ${isChosen ? 'fill-ground' : 'fill-ink'}`}
      >
        {number}
      </text>
    </g>
  )
}

type Placed = RelaySketch['towns'][number]['label']

function textAt({ x, y, anchor }: Placed) {
  return { x: round(x), y: round(y), dy: '0.35em', textAnchor: anchor }
}

function round(units: number): number {
  return Math.round(units * 10) / 10
}
