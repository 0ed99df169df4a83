import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { buildConfig } from '#server/config/config.ts'
import { environmentVariables, readEnvironment } from '#server/config/env.ts'
import '#server/features/index.ts'
import { restOperations } from '#server/platform/rest/operation.ts'

const serviceSchema = z.object({
  image: z.string().optional(),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  pids_limit: z.number().optional(),
  build: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  command: z.array(z.string()).default([]),
  configs: z.array(z.unknown()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  deploy: z.object({ replicas: z.number() }).optional(),
})
const source = await readFile('docker-compose.yml', 'utf8')
const composition = z
  .object({
    services: z.record(z.string(), serviceSchema),
    volumes: z.record(z.string(), z.unknown()),
    networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) }).nullable()),
  })
  .parse(parse(source, { merge: true }))
const services = Object.values(composition.services)
const dockerfile = await readFile('Dockerfile', 'utf8')

describe('docker-compose.yml', () => {
  test('defines every service, with two app processes', () => {
    expect(Object.keys(composition.services).toSorted()).toEqual(
      ['app', 'database', 'mail', 'proxy', 'redis', 'storage'].toSorted(),
    )
    expect(composition.services['app']?.deploy?.replicas).toBe(2)
  })

  test('sets only existing settings of the app, with values valid in production', () => {
    const environment = composition.services['app']?.environment ?? {}
    for (const name of Object.keys(environment)) expect(environmentVariables).toContain(name)
    const filled = Object.entries(environment).map(([name, value]) => [name, fill(value)])
    const config = buildConfig(readEnvironment({ NODE_ENV: 'production', ...Object.fromEntries(filled) }))
    expect(config.http.trustedProxies).not.toBeNull()
  })

  test('publishes ports on the loopback address only', () => {
    const published = services.flatMap(({ ports }) => ports)
    expect(published.length).toBeGreaterThan(0)
    for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:/)
  })

  test('puts databases and storage into an internal network without the proxy', () => {
    const networksOf = (name: string) => composition.services[name]?.networks ?? []
    for (const name of ['database', 'redis', 'storage']) {
      expect(networksOf(name).filter((network) => !composition.networks[network]?.internal)).toEqual([])
      expect(networksOf(name).filter((network) => networksOf('proxy').includes(network))).toEqual([])
    }
    expect(networksOf('proxy').some((network) => networksOf('app').includes(network))).toBe(true)
  })

  test('contains no secrets: each comes from the environment', () => {
    const secrets = source.match(/^.*(?:PASSWORD|SECRET|ACCESS_KEY(?:_ID)?|AUTH)\b.*: .*$/gm) ?? []
    expect(secrets.length).toBeGreaterThan(5)
    for (const line of secrets) expect(line).toMatch(/\$\{\w+:\?[^}]+\}/)
    expect(source).not.toMatch(/[0-9a-f]{32}/)
  })

  test('passes no secret in an argument, which all users of the machine can read', () => {
    for (const { command } of services) expect(command.join(' ')).not.toMatch(/(?<!\$)\$\{/)
  })

  test('mounts configuration as files, because Docker cannot write it into a read-only container', () => {
    for (const { configs } of services) expect(configs).toEqual([])
  })

  test.each(Object.keys(composition.services))('runs %s with minimal privileges', (name) => {
    expect(composition.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
      pids_limit: expect.any(Number),
    })
  })

  test('pins every image to one version', () => {
    const images = services.flatMap(({ image }) => image ?? [])
    const bases = Array.from(dockerfile.matchAll(/^FROM (\S+)/gm), ([, image = '']) => image)
    for (const image of [...images, ...bases]) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[\w-]+)?$/)
  })

  test('references only existing services, volumes and files', () => {
    for (const { volumes, depends_on: needed } of services) {
      for (const name of Object.keys(needed)) expect(composition.services).toHaveProperty([name])
      const sources = volumes.map((volume) => volume.split(':')[0] ?? '')
      expect(sources.filter((volume) => !(existsSync(volume) || volume in composition.volumes))).toEqual([])
    }
  })
})

test("proxy resolves the app's address again after a container is recreated", async () => {
  const nginx = await readFile('deploy/nginx.conf', 'utf8')
  expect(nginx).toMatch(/^\s*resolver 127\.0\.0\.11 /m)
  expect(nginx).toMatch(/^\s*server app:4000 resolve /m)
  // Supported since nginx 1.27.3.
  const [, minor] =
    /^nginxinc\/nginx-unprivileged:1\.(\d+)\./.exec(composition.services['proxy']?.image ?? '') ?? []
  expect(Number(minor)).toBeGreaterThanOrEqual(28)
})

test('proxy limits connections, requests and bodies, and passes uploads through', async () => {
  const nginx = await readFile('deploy/nginx.conf', 'utf8')
  expect(nginx).toMatch(/^\s*limit_conn connections \d+;/m)
  expect(nginx).toMatch(/^\s*limit_req zone=requests /m)
  const keys = Array.from(nginx.matchAll(/limit_(?:conn|req)_zone (\S+) /g), ([, key]) => key)
  expect(keys).toEqual(['$network', '$network'])
  const sizes = Array.from(nginx.matchAll(/client_max_body_size (\w+);/g), ([, size]) => size)
  expect(sizes).toEqual(['512k', '41m'])
})

test('proxy replaces the headers of clients that the app trusts', async () => {
  const nginx = await readFile('deploy/nginx.conf', 'utf8')
  expect(nginx).toMatch(/^\s*proxy_set_header X-Forwarded-For \$remote_addr;/m)
  expect(nginx).toMatch(/^\s*proxy_set_header traceparent '';/m)
})

test('proxy accepts large bodies on all paths that accept files', async () => {
  const nginx = await readFile('deploy/nginx.conf', 'utf8')
  const [, pattern = '^$'] = /location ~ (\S+) \{\s*client_max_body_size 41m;/.exec(nginx) ?? []
  const forms = restOperations().flatMap(({ hasForm, route }) =>
    hasForm ? `/api/v1${route.split(' ')[1]}` : [],
  )
  expect(forms).toContain('/api/v1/media')
  for (const url of ['/graphql', '/api/v1/uploads', '/api/v1/uploads/1', ...forms])
    expect(url).toMatch(new RegExp(pattern))
  expect('/api/v1/auth/login').not.toMatch(new RegExp(pattern))
})

test('database role of the app is no superuser and owns only its database', async () => {
  const script = await readFile('deploy/create-database.sh', 'utf8')
  expect(script).toMatch(/CREATE ROLE guffaw LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE /)
  expect(script).toMatch(/CREATE DATABASE guffaw OWNER guffaw /)
  expect(composition.services['database']?.environment).not.toHaveProperty('POSTGRES_USER')
})

describe('Dockerfile', () => {
  test('copies only files of the repository or the build', () => {
    const sources = Array.from(
      dockerfile.matchAll(/^COPY (?!--from=dependencies)(?:--from=\w+ )?(.*) \S+$/gm),
    )
    const files = sources.flatMap(([, names = '']) =>
      names.split(' ').map((name) => name.replace('/app/', '')),
    )
    const read = ['prisma/migrations', 'prisma/sql', 'rules/memes/templates', 'rules/memes/stickers']
    expect(files).toEqual(expect.arrayContaining(read))
    for (const file of files.filter((name) => name !== 'dist')) expect(existsSync(file), file).toBe(true)
  })

  test('runs as an unprivileged user with ffmpeg and a health check', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).toMatch(/apt-get install .*\bffmpeg\b/)
    expect(dockerfile).toMatch(/^HEALTHCHECK [^]*\/health\/ready/m)
  })
})

/** Expands variables like Docker Compose, with the required ones set and the optional ones unset. */
function fill(value: string): string {
  return value.replace(/\$\{\w+:\?[^}]*\}/g, 'x'.repeat(40)).replace(/\$\{\w+:-([^}]*)\}/g, '$1')
}

test('every file referenced by SECURITY.md and docs/operating.md exists', async () => {
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
