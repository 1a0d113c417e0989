import { mkdir, readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { debianProgram } from '@/local/debian-package'
import { LocalError } from '@/local/local-error'
import { answers } from '@/local/ports'
import { hasExited, run, startPart } from '@/local/processes'
import { PROJECT_ROOT } from '@/local/project'

const START_TRIES = 100

type NginxOptions = {
  folder: string
  /** Where nginx listens for the shop. */
  port: number
  /** Where nginx serves the files of `folder/files`, to compare with. */
  filesPort: number
  serverPorts: number[]
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>

/** Starts nginx with deploy/nginx.conf, in which only what an operator changes is changed. */
export async function startNginx(options: NginxOptions) {
  const { folder, port, filesPort } = options
  const filesFolder = join(folder, 'files')
  await mkdir(filesFolder, { recursive: true })
  await writeFile(join(folder, 'shop.conf'), await shopConfiguration(options))
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration(folder, filesPort))
  const { command, env } = await debianProgram('nginx', ['nginx'])
  const { child, words, stop } = startPart(
    command,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
    { signals: ['SIGTERM', 'SIGKILL'], patienceMs: 5_000 },
  )
  for (let tries = 0; !(await answers('127.0.0.1', port)); tries++) {
    if (hasExited(child) || tries > START_TRIES) throw new LocalError(`nginx does not start: ${words()}`)
    await sleep(50)
  }
  return {
    filesFolder,
    /** The lines of its log. */
    logged: () => readFile(join(folder, 'access.log'), 'utf8'),
    /** Bytes of its disk that unfinished requests hold; their files have no name any more. */
    bytesHeld: () => bytesHeldBelow(folder),
    stop,
  }
}

async function bytesHeldBelow(folder: string): Promise<number> {
  let bytes = 0
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const files = `/proc/${pid}/fd`
    for (const file of await readdir(files).catch(() => [])) {
      const target = await readlink(join(files, file)).catch(() => '')
      if (target.startsWith(join(folder, 'body'))) bytes += (await stat(join(files, file))).size
    }
  }
  return bytes
}

async function shopConfiguration({ folder, port, serverPorts }: NginxOptions): Promise<string> {
  const servers = serverPorts.map((server) => `server 127.0.0.1:${server} max_fails=1 fail_timeout=10s;`)
  const changes: Array<[deployed: string, here: string]> = [
    ['server 127.0.0.1:3000 max_fails=1 fail_timeout=10s;', servers.join('\n  ')],
    ['/var/cache/nginx/trakt', join(folder, 'cache')],
    ['/var/log/nginx/access.log', join(folder, 'access.log')],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['server_name trakt.example;', 'server_name 127.0.0.1;'],
    // Tells the tests what the cache did.
    ['server_tokens off;', 'server_tokens off;\n  add_header X-Cache $upstream_cache_status always;'],
  ]
  let text = await readFile(join(PROJECT_ROOT, 'deploy', 'nginx.conf'), 'utf8')
  for (const [deployed, here] of changes) {
    if (!text.includes(deployed)) throw new Error(`deploy/nginx.conf has no line ${deployed}`)
    text = text.replace(deployed, here)
  }
  return text
}

/** What Debian's own nginx.conf says, with everything that it writes in `folder`. */
const mainConfiguration = (folder: string, filesPort: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 4096; }
http {
  sendfile on;
  tcp_nopush on;
  access_log off;
  default_type application/octet-stream;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/shop.conf;
  server {
    listen 127.0.0.1:${filesPort};
    root ${folder}/files;
    # Clients that measure keep their connections.
    keepalive_requests 100000000;
  }
}
`

/** Answers per second to ten connections of one client, which takes compressed pages. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const { command, env } = await debianProgram('wrk', ['wrk', 'libluajit-5.1-2', 'libluajit-5.1-common'])
  const headers = ['-H', 'Accept-Encoding: gzip', '-H', 'Accept-Language: pl']
  const { output } = await run(command, ['-t1', '-c10', `-d${seconds}s`, ...headers, url], {
    env: { ...process.env, ...env },
  })
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? []
  if (!rate || /Non-2xx|Socket errors/.test(output))
    throw new Error(`${url} was not always answered:\n${output}`)
  return Number(rate)
}
