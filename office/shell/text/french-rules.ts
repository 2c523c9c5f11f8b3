import { Extension, InputRule } from '@tiptap/core'
import { spacedEnd } from './french-spacing.ts'

/** Puts the spaces, quotes and apostrophes of French printers while one types; one step back gives what was typed. */
export const FrenchRules = Extension.create({
  name: 'frenchRules',
  addInputRules: () => [
    new InputRule({
      find: (text) => {
        const spaced = spacedEnd(text)
        return spaced ? { index: spaced.from, text: text.slice(spaced.from), data: { made: spaced.text } } : null
      },
      handler: ({ state, range, match }) => {
        state.tr.insertText(String(match.data?.made), range.from, range.to)
      },
    }),
  ],
})
