interface OpeningDay {
  /** 1 is Monday. */
  weekday: number
  hours: readonly string[]
}

interface OpeningGroup {
  from: number
  until: number
  hours: readonly string[]
}

/** Days that follow each other with the same hours are said once; closed days are not said. */
export function openingGroups(opening: readonly OpeningDay[]): OpeningGroup[] {
  const groups: OpeningGroup[] = []
  for (const { weekday, hours } of opening.toSorted((a, b) => a.weekday - b.weekday)) {
    const last = groups.at(-1)
    const isSame = last && last.until === weekday - 1 && last.hours.join() === hours.join()
    if (isSame) last.until = weekday
    else groups.push({ from: weekday, until: weekday, hours })
  }
  return groups.filter(({ hours }) => hours.length > 0)
}
