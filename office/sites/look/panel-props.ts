import type { LookContent, LookState } from '#contract/sites/look.ts'

/** What every part of the settings gets. */
export interface PanelProps {
  content: LookContent
  state: LookState
  /** Another look; steps about the same become one that can be undone. */
  change: (content: LookContent, about: string) => void
  /** Typefaces that were brought along just now. */
  onTypefaces: (files: LookState['fontFiles']) => void
}
