/** The JSON that came along with the page, drawn from it, for the document with this identifier. It serves once. */
export function takeFirstAnswer(id: string | null | undefined): string | undefined {
  const element = document.querySelector(`script[data-answer-to="${id}"]`)
  element?.remove()
  return element?.textContent
}

/** For when the first screen has its data: whoever asks later wants to know what is so then. */
export function forgetFirstAnswers(): void {
  for (const element of document.querySelectorAll('script[data-answer-to]')) element.remove()
}
