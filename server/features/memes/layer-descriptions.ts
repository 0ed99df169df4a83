/** The descriptions of fields that the layers and their inputs have in common. */
export const layerDescriptions = {
  x: 'The left edge, as a fraction of the width of the canvas, from -1 to 2.',
  y: 'The top edge, as a fraction of the height of the canvas, from -1 to 2.',
  width: 'The width, as a fraction of the width of the canvas, above 0 and at most 2.',
  height: 'The height, as a fraction of the height of the canvas, above 0 and at most 2.',
  angle: 'The rotation around the center, in degrees clockwise.',
  font: 'The font.',
  size: 'The em, as a fraction of the height of the canvas. Null: the largest size at which the text fits its box.',
  color: 'The color of the letters, as `#rrggbb`.',
  outline: 'The color of the outline, or of what is behind the letters, as `#rrggbb`.',
  style: 'How the text stands out from the picture.',
  align: 'The alignment of the lines.',
  isUppercase: 'Whether the text is shown in capital letters.',
}
