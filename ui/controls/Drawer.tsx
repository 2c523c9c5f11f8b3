import { Dialog, type DialogProps } from './Dialog.tsx'

/** A dialog along the end of wide screens, for work beside what one was looking at; on phones, a sheet from below. */
export function Drawer(props: DialogProps) {
  return <Dialog {...props} place="side" />
}
