/** Parts of css-tree by themselves: its dictionary of properties, which nobody here asks, takes half a second to load. */
declare module 'css-tree/parser' {
  // biome-ignore lint/style/noDefaultExport: so the package exports it.
  export { parse as default } from 'css-tree'
}
declare module 'css-tree/generator' {
  // biome-ignore lint/style/noDefaultExport: so the package exports it.
  export { generate as default } from 'css-tree'
}
declare module 'css-tree/walker' {
  // biome-ignore lint/style/noDefaultExport: so the package exports it.
  export { walk as default } from 'css-tree'
}
declare module 'css-tree/utils' {
  export { List } from 'css-tree'
}
