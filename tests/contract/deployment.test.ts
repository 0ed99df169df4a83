import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { buildConfig } from '#server/config/config.ts'
import { environmentVariables, readEnvironment } from '#server/config/env.ts'

const serviceSchema = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  deploy: z.object({ replicas: z.number() }).optional(),
})
const composition = z
  .object({ services: z.record(z.string(), serviceSchema), volumes: z.record(z.string(), z.unknown()) })
  .parse(parse(await readFile('docker-compose.yml', 'utf8')))
const services = Object.values(composition.services)
const dockerfile = await readFile('Dockerfile', 'utf8')

describe('docker-compose.yml', () => {
  test('has every part, and two processes of the app', () => {
    expect(Object.keys(composition.services).toSorted()).toEqual(
      ['app', 'database', 'mail', 'proxy', 'redis', 'storage'].toSorted(),
    )
    expect(composition.services['app']?.deploy?.replicas).toBe(2)
  })

  test('gives the app settings that there are, with values that it takes in production', () => {
    const environment = composition.services['app']?.environment ?? {}
    for (const name of Object.keys(environment)) expect(environmentVariables).toContain(name)
    const filled = Object.entries(environment).map(([name, value]) => [name, fill(value)])
    const config = buildConfig(readEnvironment({ NODE_ENV: 'production', ...Object.fromEntries(filled) }))
    expect(config.http.trustedProxies).not.toBeNull()
  })

  test('names only services, volumes and files that there are', () => {
    for (const { volumes, depends_on: needed } of services) {
      for (const name of Object.keys(needed)) expect(composition.services).toHaveProperty([name])
      const sources = volumes.map((volume) => volume.split(':')[0] ?? '')
      expect(sources.filter((source) => !(existsSync(source) || source in composition.volumes))).toEqual([])
    }
  })
})

test('the proxy looks the app up again: a container that is made anew has another address', async () => {
  const nginx = await readFile('deploy/nginx.conf', 'utf8')
  expect(nginx).toMatch(/^\s*resolver 127\.0\.0\.11 /m)
  expect(nginx).toMatch(/^\s*server app:4000 resolve /m)
  // Which nginx can since 1.27.3.
  const [, minor] = /^nginx:1\.(\d+)$/.exec(composition.services['proxy']?.image ?? '') ?? []
  expect(Number(minor)).toBeGreaterThanOrEqual(28)
})

describe('the Dockerfile', () => {
  test('copies what there is, or what the build makes', () => {
    const sources = Array.from(
      dockerfile.matchAll(/^COPY (?!--from=dependencies)(?:--from=\w+ )?(.*) \S+$/gm),
    )
    const files = sources.flatMap(([, names = '']) =>
      names.split(' ').map((name) => name.replace('/app/', '')),
    )
    expect(files).toContain('prisma/migrations')
    for (const file of files.filter((name) => name !== 'dist')) expect(existsSync(file), file).toBe(true)
  })

  test('runs as nobody in particular, with ffmpeg, and tells whether it is ready', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).toMatch(/apt-get install .*\bffmpeg\b/)
    expect(dockerfile).toMatch(/^HEALTHCHECK [^]*\/health\/ready/m)
  })
})

/** As compose does it: what has to be set is, and what may be is not. */
function fill(value: string): string {
  return value.replace(/\$\{\w+:\?[^}]*\}/g, 'x'.repeat(40)).replace(/\$\{\w+:-([^}]*)\}/g, '$1')
}

test('every file that SECURITY.md and docs/operating.md point at is there', async () => {
  for (const page of ['SECURITY.md', 'docs/operating.md']) {
    const text = await readFile(page, 'utf8')
    const links = Array.from(
      text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)|^\[\w+\]: (\S+)$/gm),
      ([, inline, below]) => inline ?? below ?? '',
    )
    expect(links.length).toBeGreaterThan(2)
    for (const link of links) expect(existsSync(path.join(path.dirname(page), link)), link).toBe(true)
  }
})
