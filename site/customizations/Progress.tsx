import { fill } from '#words/basics/fill.ts'
import { useCustomization } from './customizing.tsx'

/** Where one is: in words, and as a line that fills. */
export function Progress({ place, total }: { place: number; total: number }) {
  const { words } = useCustomization()
  const places = Array.from({ length: total }, (_, at) => at)
  return (
    <div className="flex flex-col gap-3">
      <p className="eyebrow text-ink/80">
        {place < total ? fill(words.step, { n: place + 1, total }) : words.summary.eyebrow}
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {places.map((at) => (
          <span
            key={at}
            className={`h-0.5 flex-1 transition-colors duration-200 ${at <= place ? 'bg-primary' : 'bg-ink/15'}`}
          />
        ))}
      </div>
    </div>
  )
}
