const STORAGE_KEY = 'video-sound'

/** Whether a video started by hand has sound: yes, unless the member last muted a video in this tab. */
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
    // Storage is disabled. Videos started by hand then have sound.
  }
}
