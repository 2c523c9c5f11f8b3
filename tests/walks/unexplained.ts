/** Something that the walk's model cannot explain. */
class Unexplained extends Error {}

/** Unless it holds, the walk has found something. */
export function explain(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Unexplained(otherwise)
}
