const STORAGE_KEY = 'video-sound'

/** Whether a video that the member starts by hand is heard: unless, on this visit, they last turned the sound off. */
export function wantsSound(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}

export function chooseSound(isOn: boolean): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off')
  } catch {
    // Storage may be switched off: each video started by hand is then heard.
  }
}
