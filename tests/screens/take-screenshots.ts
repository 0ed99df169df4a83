import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT_ROOT } from '#server/config/project-root.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'
import type { DeviceName, Screen } from './screen.ts'
import { screens } from './screens.ts'
import { changeTheme, DEVICE_NAMES, openStage, THEMES, type Stage } from './stage.ts'

/* oxlint-disable no-console -- a command speaks to whoever typed it */

/** Takes screenshots of every screen, phone and desktop, light and dark. Arguments select screens by a part of their name. */
const DIRECTORY = path.join(PROJECT_ROOT, 'dist/screenshots')

/** Fixed, because the landing page shows it as a QR code. */
const PORT = 4099

const wanted = process.argv.slice(2)
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))

await rm(DIRECTORY, { recursive: true, force: true })
await mkdir(DIRECTORY, { recursive: true })
const stage = await openStage({ port: PORT })
try {
  const shots: Shot[] = []
  for (const screen of chosen) {
    for (const device of devicesOf(screen)) {
      try {
        shots.push(...(await photograph(stage, screen, device)))
      } catch (error) {
        process.exitCode = 1
        console.error(`${screen.name} (${device}) is not as expected:`, error)
      }
    }
    console.log(screen.name)
  }
  await writeFile(path.join(DIRECTORY, 'index.html'), contactSheet(shots))
} finally {
  await stage.close()
}
console.log(`Look at ${path.relative(PROJECT_ROOT, DIRECTORY)}/index.html`)

function devicesOf({ only }: Screen): readonly DeviceName[] {
  return only ? [only] : DEVICE_NAMES
}

async function photograph(from: Stage, screen: Screen, device: DeviceName): Promise<Shot[]> {
  const page = await from.show(screen, device)
  const shots: Shot[] = []
  for (const theme of THEMES) {
    await changeTheme(page, theme)
    const file = `${screen.name}.${device}.${theme}.png`
    await page.screenshot({
      path: path.join(DIRECTORY, file),
      fullPage: screen.whole ?? false,
      animations: 'disabled',
    })
    shots.push({ screen: screen.name, device, theme, file })
  }
  return shots
}
