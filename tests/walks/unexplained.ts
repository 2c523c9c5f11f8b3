/** Something that the walk's model cannot explain. */
export class Unexplained extends Error {}

/** Unless it holds, the walk has found something. */
export function explain(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Unexplained(otherwise)
}
