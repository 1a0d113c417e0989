/** A token as the emulator issues them, without a signature; `changes` are other claims. */
export function emulatorToken(
  project: string,
  { uid, email }: { uid: string; email: string },
  changes: Record<string, unknown> = {},
): string {
  const now = Math.floor(Date.now() / 1_000)
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    email,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...changes,
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}
