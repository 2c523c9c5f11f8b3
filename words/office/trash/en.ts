import type { TrashWords } from './fr.ts'

export const en: TrashWords = {
  title: 'Trash',
  intro: 'What is deleted stays here for {n} days, then it is gone for good.',
  removedAt: 'Deleted on {moment}',
  goesAt: 'until {day}',
  restore: 'Bring back',
  restoreNamed: 'Bring back {name}',
  restored: 'Brought back as it was',
  empty: 'The trash is empty',
  emptyHint: 'What you delete can be brought back from here.',
  more: 'Only the last {n} deletions of {total} are shown.',
  removeHint: 'For {n} days it can be brought back from the trash of the list.',
}
