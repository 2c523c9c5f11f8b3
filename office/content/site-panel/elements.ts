type Attributes = Readonly<Record<string, string | undefined>>
type Child = Node | string | null

/** An element with its attributes and what is in it; what is null is left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { attributes = {}, children = [] }: { attributes?: Attributes; children?: readonly Child[] } = {},
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, value)
  made.append(...children.filter((child) => child !== null))
  return made
}

/** A label that is shorter on narrow screens. */
export function twoLabels({ wide, narrow }: { wide: string; narrow: string }): Node[] {
  return [
    element('span', { attributes: { class: 'wide' }, children: [wide] }),
    element('span', { attributes: { class: 'narrow' }, children: [narrow] }),
  ]
}

export function button(
  label: readonly (Node | string)[],
  { onClick, ...attributes }: { onClick: () => void; class?: string; 'aria-label'?: string; 'aria-expanded'?: string },
): HTMLButtonElement {
  const made = element('button', { attributes: { type: 'button', ...attributes }, children: label })
  made.addEventListener('click', onClick)
  return made
}
