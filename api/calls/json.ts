declare const written: unique symbol

/** A value as JSON: text that is sent as it is. */
export type Json<Value> = string & { readonly [written]: Value }

export function jsonOf<Value>(value: Value): Json<Value> {
  return JSON.stringify(value) as Json<Value>
}

export function jsonList<Value>(values: readonly Json<Value>[]): Json<Value[]> {
  return `[${values.join(',')}]` as Json<Value[]>
}

/** An object whose fields are JSON already. */
export function jsonObject<Value extends object>(fields: { [Name in keyof Value]: Json<Value[Name]> }): Json<Value> {
  const told = Object.entries<string>(fields).map(([name, json]) => `${JSON.stringify(name)}:${json}`)
  return `{${told.join(',')}}` as Json<Value>
}
