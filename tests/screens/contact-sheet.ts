/** A screenshot: its screen, window, theme and file. */
export type Shot = { screen: string; device: string; theme: string; file: string }

/** An HTML page with all screenshots, one row per screen. */
export function contactSheet(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({ screen }) => screen))]
  const sections = names.map((name) => {
    const row = shots.filter(({ screen }) => screen === name)
    return `<section><h2>${name}</h2><div>${row.map(figure).join('')}</div></section>`
  })
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Screens</title>
  <style>
    body { font: 16px system-ui; margin: 2rem; background: #888; }
    div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
    figure { margin: 0; }
    img { height: 30rem; object-fit: cover; object-position: top; display: block; }
  </style>
  ${sections.join('\n  ')}
</html>
`
}

function figure({ device, theme, file, screen }: Shot): string {
  const label = `${screen}, ${device}, ${theme}`
  return `<figure><a href="${file}"><img src="${file}" alt="${label}" loading="lazy" /></a><figcaption>${device}, ${theme}</figcaption></figure>`
}
