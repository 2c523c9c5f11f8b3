declare const written: unique symbol

/** A value as JSON, in pieces of what is sent one behind the other: what is joined is copied once, at the end. */
export type Json<Value> = readonly Buffer[] & { readonly [written]: Value }

const COMMA = Buffer.from(',')
const [LIST_BEGINS, LIST_ENDS] = [Buffer.from('['), Buffer.from(']')]
const [OBJECT_BEGINS, OBJECT_ENDS] = [Buffer.from('{'), Buffer.from('}')]

export function jsonOf<Value>(value: Value): Json<Value> {
  return asJson([Buffer.from(JSON.stringify(value))])
}

export function jsonList<Value>(values: readonly Json<Value>[]): Json<Value[]> {
  return asJson([LIST_BEGINS, ...joined(values), LIST_ENDS])
}

/** An object whose fields are JSON already. */
export function jsonObject<Value extends object>(fields: { [Name in keyof Value]: Json<Value[Name]> }): Json<Value> {
  const told = Object.entries<readonly Buffer[]>(fields).map(([name, json]) => [nameJson(name), ...json])
  return asJson([OBJECT_BEGINS, ...joined(told), OBJECT_ENDS])
}

export function readJson<Value>(json: Json<Value>): Value {
  return JSON.parse(Buffer.concat(json).toString()) as Value
}

function asJson<Value>(pieces: readonly Buffer[]): Json<Value> {
  return pieces as Json<Value>
}

function joined(parts: readonly (readonly Buffer[])[]): Buffer[] {
  return parts.flatMap((pieces, at) => (at === 0 ? pieces : [COMMA, ...pieces]))
}

function nameJson(name: string): Buffer {
  return Buffer.from(`${JSON.stringify(name)}:`)
}
