/** The button of the layer has the keys of the canvas, and selects the layer when it receives the focus. */
export function focusLayer(id: string): void {
  document.querySelector<HTMLElement>(`[data-layer-button="${id}"]`)?.focus()
}
