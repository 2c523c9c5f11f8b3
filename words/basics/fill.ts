/** `Image {n} sur {total}` with its numbers in. */
export function fill(text: string, facts: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole))
}
