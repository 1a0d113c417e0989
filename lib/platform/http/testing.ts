/** The cookies of a browser that got this `Set-Cookie` header. */
export function cookiesOf(header: string | null): Map<string, { value: string }> {
  const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(header ?? '') ?? []
  return new Map([[name, { value }]])
}
