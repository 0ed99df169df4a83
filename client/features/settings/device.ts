export type DeviceKind = 'phone' | 'computer' | 'program'

export type Device = {
  /** For example "Chrome on Android". */
  name: string
  kind: DeviceKind
}

// User agents contain the names of other browsers for compatibility, so the order matters: the first match wins.
const browsers: [RegExp, string][] = [
  [/\b(Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string, DeviceKind][] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'phone'],
  [/\bAndroid\b/, 'Android', 'phone'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
]

/** A short description of a device, derived from its user agent. */
export function deviceOf(userAgent: string | null | undefined): Device {
  if (!userAgent) return { name: 'Unknown device', kind: 'program' }
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [, system, kind = 'program'] = systems.find(([pattern]) => pattern.test(userAgent)) ?? []
  if (browser && system) return { name: `${browser} on ${system}`, kind }
  // Programs start with their name: "curl/8.5.0".
  const program = /^[\w.-]+/.exec(userAgent)?.[0]
  return { name: browser ?? system ?? program ?? 'Unknown device', kind }
}
