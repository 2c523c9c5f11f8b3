import { createContext, useContext } from 'react'
import { useShownPage } from './router-context.ts'

/** How deep in the page one is. */
const Level = createContext(0)

/** What lies within: the next level of the page. */
export function Outlet() {
  const level = useContext(Level)
  const { matches, params, actionData } = useShownPage()
  const match = matches[level]
  if (!match) return null
  const { Component, loaderData } = match
  const isPage = level === matches.length - 1
  return (
    <Level value={level + 1}>
      <Component loaderData={loaderData} actionData={isPage ? actionData : undefined} params={params} />
    </Level>
  )
}
