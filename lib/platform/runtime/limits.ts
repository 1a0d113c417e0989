/** How many times something may be done within `seconds`; the window starts with the first time. */
export type Limit = { points: number; seconds: number }

type Rule = Limit & {
  /** Whether an action without effect gives its point back. */
  isGivenBack?: true
  /** Whether further mails wait instead of being refused; codes are refused, since they would expire meanwhile. */
  holdsMail?: true
}

/** Every limit of the shop. Fifty buyers who share one network address stay below all of them. */
export const limits = {
  /** Invalid tokens, by address. Valid ones are never counted. */
  signInFailures: { points: 100, seconds: 5 * 60 },
  /** By account: only a script signs in again and again. */
  sessionsOpened: { points: 30, seconds: 5 * 60 },
  /** Wrong codes of the second factor, by account: only who has typed its password gets there. */
  factorCodes: { points: 5, seconds: 10 * 60, isGivenBack: true },
  /** Codes that confirm an address, by sender, until one is typed: fifty buyers who share an address type theirs. */
  addressCodes: { points: 50, seconds: 24 * 60 * 60, isGivenBack: true },
  /** The same, typed or not: who reads the mail of a whole domain could ask for any number. */
  addressCodesSent: { points: 300, seconds: 24 * 60 * 60 },
  /** Codes to one mailbox, whoever asks for them. */
  addressCodesToOne: { points: 3, seconds: 24 * 60 * 60, isGivenBack: true },
  /** The same again at once: who waits for the mail asks after a minute. */
  addressCodesAgain: { points: 1, seconds: 60, isGivenBack: true },
  /** Sent codes that were not typed in, of all visitors. One sender takes a tenth at most, or it could close the shop to guests. */
  addressCodesOfAll: { points: 500, seconds: 24 * 60 * 60, isGivenBack: true },
  /** Mails with a code, by recipient. One that would be late is refused, since its code would be over. */
  addressCodeLetters: { points: 20, seconds: 24 * 60 * 60, holdsMail: true },
  /** By sender or account. */
  contactMessages: { points: 5, seconds: 10 * 60, isGivenBack: true },
  /** Addresses that wait for a product, by sender or account. */
  stockAlerts: { points: 10, seconds: 10 * 60, isGivenBack: true },
  /** Mails that ask an address whether it wants an alert, by recipient. */
  alertConfirmations: { points: 10, seconds: 24 * 60 * 60, holdsMail: true },
  /** Reports about safety, by sender. */
  safetyReports: { points: 5, seconds: 10 * 60, isGivenBack: true },
  /** Statements of withdrawal, by sender: a household or an office may share one. */
  withdrawals: { points: 60, seconds: 10 * 60, isGivenBack: true },
  /** Their receipts, by recipient; to the address of an order, by the order. */
  withdrawalReceipts: { points: 5, seconds: 10 * 60, holdsMail: true },
  /** Questions to an order's address about statements from another one, by order. */
  withdrawalQuestions: { points: 3, seconds: 24 * 60 * 60, holdsMail: true },
  /** Forms of complaints, by sender: each may carry pictures, which take work. */
  complaints: { points: 60, seconds: 10 * 60 },
  /** Pictures of complaints, by sender: fifty people who send five each stay below it, and a second time on one day. */
  complaintPictures: { points: 300, seconds: 60 * 60 },
  complaintPicturesDaily: { points: 600, seconds: 24 * 60 * 60 },
  /** Receipts of complaints, by recipient; to the address of an order, by the order. */
  complaintReceipts: { points: 5, seconds: 10 * 60, holdsMail: true },
  /** Questions to an order's address whether its buyer complained, by order. */
  complaintQuestions: { points: 3, seconds: 24 * 60 * 60, holdsMail: true },
  /** Receipts to addresses that belong to none of the named orders, of all visitors together. */
  foreignReceipts: { points: 24, seconds: 60 * 60, holdsMail: true },
  /** Mails that ask an address whether it wants an alert, of all visitors together. */
  foreignConfirmations: { points: 24, seconds: 60 * 60, holdsMail: true },
  /** Mails to the shop about what visitors sent who are known by no order, of all together. */
  strangersMessages: { points: 60, seconds: 60 * 60, holdsMail: true },
  /** The three kinds above together: half of what the mail provider's free plan sends in a day is left to orders. */
  strangersDaily: { points: 50, seconds: 24 * 60 * 60, holdsMail: true },
  /** Mails about orders to addresses that the account has not confirmed as its own, of all accounts together. */
  unconfirmedLetters: { points: 24, seconds: 60 * 60, holdsMail: true },
  /** Mails that a sender or an account causes to strangers, by who causes them: who has caused fewer comes first, and none is refused. */
  mailTurns: { points: 1, seconds: 24 * 60 * 60, holdsMail: true },
  /** Recorded consents, by address: fifty people who change their mind five times stay below it. */
  consents: { points: 250, seconds: 10 * 60 },
  /** Placed orders, by account; without one, by the confirmed address. */
  ordersPlaced: { points: 20, seconds: 10 * 60, isGivenBack: true },
  /** Attempts to pay that PayPal is asked to begin, by account; at an order's own address by the order and the sender. */
  paymentsOpened: { points: 30, seconds: 60 * 60 },
  /** Changes of an order's address by its buyer, by account: each may cause a mail. */
  addressChanges: { points: 10, seconds: 60 * 60, isGivenBack: true },
  /** Order confirmations, by recipient, when it is not the account's own confirmed address. */
  letters: { points: 5, seconds: 60 * 60, holdsMail: true },
  /** Orders looked up without signing in, by sender. */
  orderLookups: { points: 150, seconds: 10 * 60 },
  /** The same by sender and the number that was entered: e-mail addresses are not guessed one after another. */
  emailsTried: { points: 10, seconds: 10 * 60 },
  /** Pictures, by administrator: enough for a whole catalog in an afternoon, but not for a runaway script. */
  uploads: { points: 300, seconds: 10 * 60 },
  /** Webhooks without PayPal's signature, by address. */
  forgedWebhooks: { points: 30, seconds: 10 * 60, isGivenBack: true },
  /** Title searches, by address: fifty people who each search every two seconds stay below it. */
  titleSearches: { points: 1_600, seconds: 60 },
  /** Searches that found nothing, of all visitors together. */
  vehicleMisses: { points: 300, seconds: 60 * 60 },
  /** The same limit by sender; a sender's further misses are not counted. */
  vehicleMissesOfSender: { points: 20, seconds: 24 * 60 * 60 },
  /** Exports of an account's data, by account; of anonymous sign-ins, by sender. */
  accountExports: { points: 10, seconds: 10 * 60 },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof limits
/** Limits that hold mails back. */
export type HoldName = {
  [Name in LimitName]: (typeof limits)[Name] extends { holdsMail: true } ? Name : never
}[LimitName]
/** Limits that refuse: they count the sender, never a person whom a request names. */
export type RefusalName = Exclude<LimitName, HoldName>

const isLimitName = (name: string): name is LimitName => Object.hasOwn(limits, name)

export const isGivenBack = (name: LimitName): boolean => 'isGivenBack' in limits[name]

/** Parses `ordersPlaced=1000/600, letters=50/3600`, points and seconds; `fault` is a sentence for who wrote it. */
export function readLimits(text: string): { changed: Partial<Record<LimitName, Limit>> } | { fault: string } {
  const changed: Partial<Record<LimitName, Limit>> = {}
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', points, seconds] = /^(\w+)=(\d{1,9})\/(\d{1,7})$/.exec(entry) ?? []
    if (!name) return { fault: 'must be a list like ordersPlaced=1000/600,letters=50/3600' }
    if (!isLimitName(name)) return { fault: `may name only ${Object.keys(limits).join(', ')}` }
    const limit = { points: Number(points), seconds: Number(seconds) }
    if (limit.points < 1 || limit.seconds < 1)
      return { fault: 'needs at least one point and one second for each limit' }
    changed[name] = limit
  }
  if (takesTooMuch({ ...limits, ...changed }))
    return { fault: 'must leave addressCodes a tenth of addressCodesOfAll at most, in the same seconds' }
  return { changed }
}

/** Whether a few senders could use up the codes of all. */
const takesTooMuch = ({
  addressCodes: one,
  addressCodesOfAll: all,
}: Pick<Record<LimitName, Limit>, 'addressCodes' | 'addressCodesOfAll'>) =>
  one.points * 10 > all.points || one.seconds < all.seconds
