/** Browsers send a handful of different headers between them. */
const MAX_REMEMBERED = 500

/** Chooses the first of the offered encodings that a caller takes; `br;q=0` is a no. */
export function createEncodingChoice<Encoding extends string>(
  offered: readonly Encoding[],
): (accepted: string | undefined) => Encoding | 'identity' {
  const chosenBy = new Map<string, Encoding | 'identity'>()
  return (accepted) => {
    if (accepted === undefined) return 'identity'
    const known = chosenBy.get(accepted)
    if (known !== undefined) return known
    const chosen = offered.find((encoding) => takes(accepted, encoding)) ?? 'identity'
    if (chosenBy.size < MAX_REMEMBERED) chosenBy.set(accepted, chosen)
    return chosen
  }
}

function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((one) => {
    const [name, ...options] = one.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !options.some((option) => /^q=0(\.0*)?$/.test(option))
  })
}
