import { Mark } from '@tiptap/core'

/** A mark that is an element and nothing more. */
function elementMark(name: 'sub' | 'sup' | 'cite') {
  return Mark.create({
    name,
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
  })
}

/** Stands beside letters: `1ᵉʳ`, `H₂O`; and the title of a work. */
export const Sup = elementMark('sup').extend({ excludes: 'sub' })
export const Sub = elementMark('sub').extend({ excludes: 'sup' })
export const Cite = elementMark('cite')
