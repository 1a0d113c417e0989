import { debianProgram } from '@/local/debian-package'
import { run } from '@/local/processes'

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
