/** Whether a browser says that nobody sits in front of it. */
export const isHeadless = (userAgent: string | null): boolean => /HeadlessChrome/i.test(userAgent ?? '')

/** How a message names the signed-in user who sent it. */
export const senderOf = (uid: string): string => `user:${uid}`

/** What somebody wrote to the shop: signed in, or from an address that is known to be theirs (null when it is not). */
export const messagesFrom = ({ uid, email }: { uid: string; email: string | null }) => ({
  OR: [
    { sender: senderOf(uid) },
    ...(email ? [{ fromEmail: { equals: email, mode: 'insensitive' as const } }] : []),
  ],
})
