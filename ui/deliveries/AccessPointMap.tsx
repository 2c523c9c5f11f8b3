import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { formatDistance } from '#words/basics/distances.ts'
import type { Locale } from '#words/basics/locales.ts'
import { layOutPoints } from './point-map.ts'

const FRAME = { width: 400, height: 300, margin: 42, apart: 38 }
/** A pin whose point touches its place. */
const PIN = 'M0 0C-5-9-14-14-14-25a14 14 0 0 1 28 0C14-14 5-9 0 0z'
/** Pins stand above their place: what they mark is at their foot. */
const PIN_ROOM = 18

interface AccessPointMapProps {
  points: readonly AccessPoint[]
  chosenId: string | null
  onChoose: (id: string) => void
  locale: Locale
}

/**
 * Where the points of a list lie, numbered as they are there. It only mirrors the list, which is what keyboards and screen
 * readers use; a pin may be pressed all the same.
 */
export function AccessPointMap({ points, chosenId, onChoose, locale }: AccessPointMapProps) {
  const { spots, middle, circles } = layOutPoints(
    points.map(({ position }) => position),
    FRAME,
  )
  const pins = points.map((point, at) => ({ point, number: at + 1, spot: spots[at] ?? middle }))
  // The chosen one last: nothing lies on top of it.
  pins.sort((a, b) => Number(a.point.id === chosenId) - Number(b.point.id === chosenId))
  return (
    <svg
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      aria-hidden="true"
      className="block h-auto w-full select-none bg-ink/4"
    >
      <g fill="none" className="stroke-ink/20">
        {circles.map(({ metres, radius }) => (
          <circle key={metres} cx={middle.x} cy={middle.y} r={radius} strokeDasharray="2 5" />
        ))}
        <path d={`M${middle.x - 5} ${middle.y}h10M${middle.x} ${middle.y - 5}v10`} />
      </g>
      <g className="fill-ink/75 text-[14px] lining-nums" textAnchor="middle">
        {circles.map(({ metres, radius }) => (
          <text key={metres} x={middle.x} y={middle.y + radius - 6}>
            {formatDistance(metres, locale)}
          </text>
        ))}
      </g>
      {pins.map(({ point, number, spot }) => (
        <Pin
          key={point.id}
          number={number}
          isChosen={point.id === chosenId}
          at={`translate(${round(spot.x)} ${round(spot.y + PIN_ROOM)})`}
          onPress={() => onChoose(point.id)}
        />
      ))}
    </svg>
  )
}

interface PinProps {
  number: number
  isChosen: boolean
  /** Where its foot stands. */
  at: string
  onPress: () => void
}

function Pin({ number, isChosen, at, onPress }: PinProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the radio of the same number is the control; this is a short way for pointers.
    <g transform={at} onClick={onPress} className="cursor-pointer">
      <path
        d={PIN}
        strokeWidth="1.5"
        className={`transition-colors duration-200 ${isChosen ? 'fill-accent stroke-accent' : 'fill-ground stroke-ink/70'}`}
      />
      <text
        y="-20.5"
        textAnchor="middle"
        className={`text-[14px] lining-nums tabular-nums ${isChosen ? 'fill-ground' : 'fill-ink'}`}
      >
        {number}
      </text>
    </g>
  )
}

function round(units: number): number {
  return Math.round(units * 10) / 10
}
