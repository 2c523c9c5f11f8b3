/** The few signs of the floating parts, drawn with one thin line in the colour of the text. */
const PATHS = {
  cross: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  info: 'M12 10.5v6.5M12 7v.5M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z',
  alert: 'M12 7v6.5M12 16.5v.5M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
} as const

export function Glyph({ sign }: { sign: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-current stroke-[1.25]">
      <path d={PATHS[sign]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
