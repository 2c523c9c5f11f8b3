import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

interface DeclaredColumn {
  /** Undefined where the type leaves it open: JSON that is read as `unknown`. */
  isNullable: boolean | undefined
  /** An insert may leave it out, though it is never null. */
  isGenerated: boolean
}

type DeclaredTables = Map<string, Map<string, DeclaredColumn>>

const FOLDER = new URL('../db/schema/', import.meta.url)

/** The tables as db/schema/ declares them, read from its source: types are gone when tests run. */
export function declaredTables(): DeclaredTables {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))
  const sources = files.map((name) =>
    ts.createSourceFile(name, readFileSync(new URL(name, FOLDER), 'utf8'), ts.ScriptTarget.Latest, true),
  )
  const interfaces = sources.flatMap((source) => source.statements.filter(ts.isInterfaceDeclaration))
  const membersByName = new Map(interfaces.map(({ name, members }) => [name.text, members]))
  const tables: DeclaredTables = new Map()
  for (const { name, members } of interfaces.filter((one) => /Tables$/.test(one.name.text))) {
    for (const table of members.filter(ts.isPropertySignature)) {
      const columns = membersOf(table.type, membersByName)
      if (!columns) throw new Error(`${name.text}: the columns of ${table.name.getText()} are not found`)
      tables.set(table.name.getText(), new Map(columns.map((column) => [column.name.getText(), describe(column)])))
    }
  }
  return tables
}

function membersOf(type: ts.TypeNode | undefined, membersByName: ReadonlyMap<string, ts.NodeArray<ts.TypeElement>>) {
  const members =
    type && ts.isTypeLiteralNode(type) ? type.members : membersByName.get(type?.getText().replace(/<.*/, '') ?? '')
  return members?.filter(ts.isPropertySignature)
}

/** What is read decides on null, what is inserted on being left out. */
function describe({ type }: ts.PropertySignature): DeclaredColumn {
  const text = type?.getText() ?? ''
  const [, wrapper = '', inner = text] = /^(\w+)<(.*)>$/s.exec(text) ?? []
  const read = wrapper === 'ColumnType' ? (inner.split(/,(?![^<]*>)/)[0] ?? '') : inner
  const isNullable = read === 'unknown' ? undefined : /\bnull\b/.test(read) || text === 'NumericOrNull'
  return { isNullable, isGenerated: wrapper === 'Generated' || /undefined/.test(inner) }
}
