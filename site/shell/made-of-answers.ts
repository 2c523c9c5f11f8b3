/** Of one estate in one language: with and without its own code, before and after an event. */
const MOST_OF_ONE = 4

interface Made<Value> {
  of: readonly unknown[]
  value: Value
}

/**
 * Remembers what was made of answers for as long as they are those very answers, the same objects: where one is asked for
 * anew, it is made anew. Nobody has to be told that something has changed.
 */
export function rememberMade<Value>(): (of: readonly [object, ...unknown[]], make: () => Value) => Value {
  const madeByFirst = new WeakMap<object, readonly Made<Value>[]>()
  return (of, make) => {
    const before = madeByFirst.get(of[0]) ?? []
    const known = before.find((one) => one.of.length === of.length && one.of.every((part, at) => part === of[at]))
    if (known) return known.value
    const value = make()
    madeByFirst.set(of[0], [{ of, value }, ...before.slice(0, MOST_OF_ONE - 1)])
    return value
  }
}
