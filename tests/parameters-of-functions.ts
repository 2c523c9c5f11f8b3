import ts from 'typescript'
import type { SourceFile } from './boundaries.ts'

const MAX_POSITIONAL = 2
const QUICK = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }

interface LongList {
  path: string
  line: number
  name: string
  problem: 'takes too many parameters' | 'is switched by a boolean'
}

interface Place {
  parent: ts.Node
  name: string
}

/** Functions with a name of their own that take a row of parameters, or a switch beside another one. */
export function findLongLists({ path, text }: SourceFile): LongList[] {
  const source = ts.createSourceFile(path, text, QUICK)
  const found: LongList[] = []
  const visit = (node: ts.Node, place: Place): void => {
    const name = nameOf(node) ?? place.name
    const problem = ts.isFunctionLike(node) && !isWrittenInPlace(node, place) ? problemOf(node) : null
    if (problem) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ path, line: line + 1, name, problem })
    }
    const parent = ts.isParenthesizedExpression(node) ? place.parent : node
    ts.forEachChild(node, (child) => visit(child, { parent, name }))
  }
  visit(source, { parent: source, name: 'a function' })
  return found
}

function nameOf(node: ts.Node): string | null {
  const { name } = node as { name?: ts.Node }
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : null
}

function problemOf({ parameters }: ts.SignatureDeclaration): LongList['problem'] | null {
  const positional = parameters.filter(({ dotDotDotToken }) => !dotDotDotToken)
  if (positional.length > MAX_POSITIONAL) return 'takes too many parameters'
  // A boolean alone is what the function is about; beside another parameter it chooses between two functions.
  return positional.length > 1 && positional.some(isBoolean) ? 'is switched by a boolean' : null
}

function isBoolean({ type, initializer }: ts.ParameterDeclaration): boolean {
  const types = type && ts.isUnionTypeNode(type) ? type.types : [type]
  if (types.some((one) => one?.kind === ts.SyntaxKind.BooleanKeyword)) return true
  return initializer?.kind === ts.SyntaxKind.TrueKeyword || initializer?.kind === ts.SyntaxKind.FalseKeyword
}

/** Who receives a callback says what it takes. */
function isWrittenInPlace(node: ts.Node, { parent }: Place): boolean {
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false
  return ts.isCallExpression(parent) || ts.isNewExpression(parent) || ts.isJsxExpression(parent)
}
