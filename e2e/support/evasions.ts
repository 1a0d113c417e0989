/** Other ways to write the path of an address, which must not lead past a check. */
export const spellings = (path: string): string[] => {
  const last = path.slice(1)
  const half = path.slice(0, 3)
  return [
    `${path}/`,
    `//${last}`,
    `/${path}`.replace('/admin', '/admin/'),
    path.toUpperCase(),
    path.replace('admin', 'Admin'),
    path.replace('a', '%61'),
    path.replace('a', '%41'),
    path.replace('/', '/%2e/'),
    path.replace('/', '/./'),
    `/tires/..${path}`,
    `/tires/%2e%2e${path}`,
    `/_next/..${path}`,
    `/_next/static/..%2f..${path}`,
    `/media/../${last}`,
    `${path};x`,
    path.replace('/admin', '/admin;x=1'),
    `${path}%00`,
    `${path}%20`,
    `${path}.json`,
    `${path}.rsc`,
    `${path}.txt`,
    `${path}?_rsc=1`,
    `${path}#x`,
    path.replaceAll('/', '%2f').replace('%2f', '/'),
    path.replaceAll('/', '\\').replace('\\', '/'),
    `${half}%0d%0a${path.slice(3)}`,
    `/pl${path}`,
    `/PL${path}`,
    `/EN${path}`,
    `/(pl)/(admin)${path}`,
    `/%5Blocale%5D${path}`,
  ]
}

/** Headers that pretend that a check was passed or is not needed. */
export const forged: Record<string, string>[] = [
  { 'x-middleware-subrequest': 'middleware' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-middleware-next': '1', 'x-middleware-rewrite': '/admin' },
  { 'x-original-url': '/tires', 'x-rewrite-url': '/tires' },
  { 'x-http-method-override': 'GET', 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-proto': 'https', 'x-invoke-path': '/admin', 'x-matched-path': '/admin' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-action': '7f'.repeat(20) },
  { 'next-router-state-tree': '%5B%22%22%5D', rsc: '1' },
  { authorization: 'Bearer x' },
  { cookie: 'session=eyJhbGciOiJub25lIn0.eyJhZG1pbiI6dHJ1ZX0.' },
]
