const STORAGE_KEY = 'video-sound'

/** Whether the member, on this visit, last turned the sound of a video on; `otherwise` while they chose nothing. */
export function hasChosenSound(otherwise = false): boolean {
  try {
    const choice = sessionStorage.getItem(STORAGE_KEY)
    return choice === null ? otherwise : choice === 'on'
  } catch {
    return otherwise
  }
}

export function chooseSound(isOn: boolean): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off')
  } catch {
    // Storage may be switched off: each video then begins as if nothing was chosen.
  }
}
