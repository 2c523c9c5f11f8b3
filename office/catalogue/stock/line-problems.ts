/** What the server says of lines, `{ 'counts.2.seen': '…' }`, line by line; what is of none of them is left out. */
export function lineProblems(errors: Readonly<Record<string, string>>, list: string): ReadonlyMap<number, string> {
  const problems = new Map<number, string>()
  for (const [path, text] of Object.entries(errors)) {
    const [name, at] = path.split('.')
    if (name !== list || at === undefined) continue
    problems.set(Number(at), [problems.get(Number(at)), text].filter(Boolean).join(' '))
  }
  return problems
}
