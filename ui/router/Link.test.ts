import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Form } from './Form.tsx'
import { Link, NavLink } from './Link.tsx'
import { ShownPageContext } from './router-context.ts'

const location = { pathname: '/nos-vins', search: '?page=2', hash: '', state: null, key: 'default' }
const page = { location, cameBy: 'POP', matches: [], params: {}, actionData: undefined, error: null } as const

const draw = (node: ReactNode) => renderToStaticMarkup(createElement(ShownPageContext, { value: page }, node))

test('a link is a plain one before any script', () => {
  expect(draw(createElement(Link, { to: '/cart', replace: true, preventScrollReset: true }, 'Panier'))).toBe(
    '<a href="/cart">Panier</a>',
  )
  expect(draw(createElement(Link, { to: { search: 'page=3' } }))).toBe('<a href="/nos-vins?page=3"></a>')
  expect(draw(createElement(Link, { to: 'mailto:a@b.fr' }))).toBe('<a href="mailto:a@b.fr"></a>')
})

test('a link of the menu says whether one is there', () => {
  const className = ({ isActive }: { isActive: boolean }) => (isActive ? 'on' : 'off')
  expect(draw(createElement(NavLink, { to: '/nos-vins', className }))).toBe(
    '<a aria-current="page" class="on" href="/nos-vins"></a>',
  )
  expect(draw(createElement(NavLink, { to: '/', className }))).toBe('<a class="off" href="/"></a>')
})

test('a form is sent to its own page, with its query unless it asks for another', () => {
  expect(draw(createElement(Form, { method: 'post' }))).toBe('<form action="/nos-vins?page=2" method="post"></form>')
  expect(draw(createElement(Form, {}))).toBe('<form action="/nos-vins" method="get"></form>')
})
