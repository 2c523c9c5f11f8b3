import { channels, contrast, isDark } from './contrast.ts'

/** What small text on a ground needs. */
const READABLE = 4.5

/** So much of the one colour, the rest of the other. */
export function mixed({ one, other, share }: { one: string; other: string; share: number }): string {
  const others = channels(other)
  const parts = channels(one).map((value, at) => Math.round(value * share + (others[at] ?? 0) * (1 - share)))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The colour itself, or so much darker or lighter that it can be read on the ground. */
export function readableShade(colour: string, ground: string): string {
  const end = isDark(ground) ? '#ffffff' : '#000000'
  const steps = Array.from({ length: 20 }, (_, step) => mixed({ one: colour, other: end, share: 1 - step / 20 }))
  return steps.find((step) => contrast(step, ground) >= READABLE) ?? end
}
