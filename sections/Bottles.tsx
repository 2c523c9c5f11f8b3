import { lazy, Suspense } from 'react'
import { Band } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** It is only read: the server draws it, and browsers that come from another page fetch the code. */
const load = () => import('./BottleShelf.tsx').then((part) => ({ default: part.BottleShelf }))
const BottleShelf = import.meta.env.SSR ? (await load()).default : lazy(load)

/** Bottles side by side. */
export function Bottles(props: SectionProps<'bottles'>) {
  const { keep, at } = props.scene
  const shelf = <BottleShelf {...props} />
  return <Band ground={props.section.ground}>{keep ? keep(`bottles-${at}`, shelf) : <Suspense>{shelf}</Suspense>}</Band>
}
