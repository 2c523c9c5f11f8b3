/** As much of a text as cards and descriptions show. */
const CROPPED_LENGTH = 120

/** Cut after the last whole word that fits, with the one sign of suspension points; what fits stays as it is. */
export function cropText(text: string, most = CROPPED_LENGTH): string {
  const line = text.replace(/\s+/g, keepNoBreak).trim()
  if (line.length <= most) return line
  const room = line.slice(0, most)
  // A space right after the cut means that its last word is whole.
  const cut = room.slice(0, most - 1)
  const whole = /\s/.test(room.charAt(most - 1)) ? cut : cut.slice(0, Math.max(0, lastSpace(cut)))
  return `${withoutTail(whole === '' ? wholeCharacters(cut) : whole)}…`
}

/** A space that does not break holds a sign to its word. */
function keepNoBreak(space: string): string {
  return /^[\u00a0\u202f]$/.test(space) ? space : ' '
}

function lastSpace(text: string): number {
  return text.search(/\s\S*$/)
}

/** Half of a character of two units is no character. */
function wholeCharacters(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '')
}

/** No comma, dash or opening sign stands before the suspension points. */
function withoutTail(text: string): string {
  return text.replace(/[\s,;:.…!?«“(–—-]+$/u, '')
}
