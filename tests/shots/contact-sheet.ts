export interface Shot {
  file: string
  title: string
  width: number
}

/** All pictures on one page, the sizes of a page beside each other. */
export function contactSheet(shots: readonly Shot[]): string {
  const titles = [...new Set(shots.map(({ title }) => title))]
  const rows = titles.map((title) => {
    const pictures = shots
      .filter((shot) => shot.title === title)
      .map(
        ({ file, width }) =>
          `<a href="${file}"><img src="${file}" alt="${width} px" width="${width / 4}" loading="lazy"></a>`,
      )
    return `<h2>${title}</h2><div>${pictures.join('')}</div>`
  })
  const style = 'body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start}h2{font-size:1rem}'
  return `<!doctype html><meta charset="utf-8"><title>Cuvée</title><style>${style}</style>${rows.join('')}\n`
}
