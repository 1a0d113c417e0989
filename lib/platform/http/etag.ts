/** Whether the client already has this version (RFC 9110, 13.1.2). `etag` is a strong tag with its quotes. */
export function holdsVersion(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(/\s*,\s*/) ?? []
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)
}
