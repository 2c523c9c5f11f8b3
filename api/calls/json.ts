declare const written: unique symbol

/** A value as JSON, written out already, whose letters are all Latin ones. */
export type Json<Value> = string & { readonly [written]: Value }

/**
 * Letters beyond Latin by their numbers: where one of them, be it an apostrophe, is anywhere in it, a text takes twice the
 * memory, and turning it into what is sent six times as long.
 */
export function jsonOf<Value>(value: Value): Json<Value> {
  const json = JSON.stringify(value)
  return asJson(json.replace(/[\u0100-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`))
}

export function jsonList<Value>(values: readonly Json<Value>[]): Json<Value[]> {
  return asJson(`[${values.join(',')}]`)
}

/** An object whose fields are JSON already. */
export function jsonObject<Value extends object>(fields: { [Name in keyof Value]: Json<Value[Name]> }): Json<Value> {
  const told = Object.entries<string>(fields).map(([name, json]) => `${jsonOf(name)}:${json}`)
  return asJson(`{${told.join(',')}}`)
}

export function readJson<Value>(json: Json<Value>): Value {
  return JSON.parse(json) as Value
}

/** For what is put together from parts of JSON. */
export function asJson<Value>(text: string): Json<Value> {
  return text as Json<Value>
}
