/** Whether a browser names itself headless. */
export const isHeadless = (userAgent: string | null): boolean => /HeadlessChrome/i.test(userAgent ?? '')

/** The sender of a signed-in user's message. */
export const senderOf = (uid: string): string => `user:${uid}`

/** Condition of a person's messages: sent signed in, or from the proven address `email` (null without one). */
export const messagesFrom = ({ uid, email }: { uid: string; email: string | null }) => ({
  OR: [
    { sender: senderOf(uid) },
    ...(email ? [{ fromEmail: { equals: email, mode: 'insensitive' as const } }] : []),
  ],
})
