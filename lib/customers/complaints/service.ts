import 'server-only'
import { createHash } from 'node:crypto'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { type ErrorCode, ShopError } from '@/lib/platform/errors'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import type { Locale } from '@/lib/platform/i18n/routing'
import { callerOf } from '@/lib/platform/identity/session/session'
import type { ShopUser } from '@/lib/platform/identity/user'
import { consume } from '@/lib/platform/limits/service'
import { keptSince } from '@/lib/platform/values/keeping'
import { isSameAddress, orderIdIn } from '@/lib/sales/withdrawal/rules'
import type { BuyerAnswer } from '@/lib/sales/withdrawal/schema'
import { recordChange } from '@/lib/shop/audit/service'
import { receiptDelivery } from '@/lib/shop/mail/hold'
import { tell } from '@/lib/shop/mail/tell.service'
import { type ComplaintForm, withComplaintForm } from './form'
import { draftId as draftIdShape, newDraftId, type Result } from './pending'
import {
  picturesOfDraft,
  type SavedPicture,
  savePicture,
  tiePictures,
  untiePictures,
} from './picture-store.service'
import { askBuyer, askedComplaint } from './question'
import { answerDue, MOST_PICTURES, namesUnprovenAccount } from './rules'
import { Complaint, type ComplaintAnswer, type TypedComplaint } from './schema'

/**
 * Receives the form of a complaint: it becomes a record with its receipt in the outbox, or a draft with all that was
 * typed and why it was refused. The answer is the same whether or not the shop knows the order.
 * @throws ShopError too_many_requests, unsupported_media_type, bad_request, request_timeout
 */
export async function receiveForm(request: Request, locale: Locale): Promise<Result> {
  const sender = clientAddress(request.headers)
  await consume(['complaints', sender])
  return withComplaintForm(request, async (form) => {
    const { pictures, failure: pictureFailure, leftOut } = await picturesOf(form, sender, request.signal)
    const failure = form.failure ?? pictureFailure
    const complaint = Complaint.safeParse(form.typed).data
    if (failure || !complaint) return storeDraft(form.typed, pictures, failure)
    const confirmedEmail = await confirmedEmailOf(request.headers)
    try {
      return await transaction((tx) =>
        store(tx, { complaint, pictures, leftOut, confirmedEmail, locale, headers: request.headers }),
      )
    } catch (error) {
      if (error instanceof ShopError) return storeDraft(form.typed, pictures, error.code)
      throw error
    }
  })
}

/** The pictures of a form may take this long, in ms: nginx waits two minutes. Those that are stored stay with the draft. */
const PICTURE_PATIENCE_MS = 60_000

type Pictures = {
  pictures: SavedPicture[]
  /** How many the store had no room for: the complaint is received without them. */
  leftOut: number
}

/** The pictures of a form: those that came earlier, and those that come now, as far as each of them is good. */
async function picturesOf(
  form: ComplaintForm,
  sender: string,
  signal: AbortSignal,
): Promise<Pictures & { failure?: ErrorCode }> {
  const isSentAgain = draftIdShape.safeParse(form.draftId).success && !form.leavesPicturesOut
  const pictures = isSentAgain ? await picturesOfDraft(form.draftId) : []
  let { leftOut } = form
  if (pictures.length + form.files.length > MOST_PICTURES)
    return { pictures, leftOut, failure: 'complaint.too_many_pictures' }
  const late = AbortSignal.timeout(PICTURE_PATIENCE_MS)
  const over = AbortSignal.any([signal, late])
  let failure: ErrorCode | undefined
  for (const path of form.files) {
    if (late.aborted) return { pictures, leftOut, failure: 'complaint.pictures_busy' }
    try {
      await consume(['complaintPictures', sender], ['complaintPicturesDaily', sender])
      pictures.push(await savePicture(path, pictures.length, over))
    } catch (error) {
      if (!(error instanceof ShopError) || signal.aborted) throw error
      if (error.code === 'picture.no_room') leftOut += 1
      else if (late.aborted) failure = 'complaint.pictures_busy'
      else failure = error.code === 'too_many_requests' ? 'complaint.pictures_limit' : error.code
    }
  }
  return { pictures, leftOut, ...(failure ? { failure } : {}) }
}

async function storeDraft(
  typed: TypedComplaint,
  pictures: SavedPicture[],
  failure: ErrorCode | null = null,
): Promise<Result> {
  const draftId = newDraftId()
  await transaction(async (tx) => {
    await tx
      .insertInto('complaintDraft')
      .values({ id: draftId, typed: JSON.stringify({ typed, failure }) })
      .execute()
    await tiePictures(tx, pictures, { draftId })
  })
  return { draftId, ...(failure ? { failure } : {}) }
}

/** The confirmed address of who is signed in; null for anybody else. A complaint is received whatever the provider answers. */
const confirmedEmailOf = (headers: Headers): Promise<string | null> =>
  callerOf(headers, { revoked: false }).then(
    (caller) => (caller?.user.isEmailConfirmed ? caller.user.email : null),
    () => null,
  )

type Received = Pictures & {
  complaint: Complaint
  confirmedEmail: string | null
  locale: Locale
  headers: Headers
}

async function store(
  tx: Transaction,
  { complaint, pictures, leftOut, confirmedEmail, locale, headers }: Received,
): Promise<Result> {
  const { name, email, orderNumber, goods, fault, since, wish } = complaint
  const key = keyOf(complaint, pictures)
  const submittedAt = new Date()
  const order = await tx
    .selectFrom('shopOrder')
    .select(['id', 'email'])
    .where('id', '=', orderIdIn(orderNumber))
    .executeTakeFirst()
  const isProven = order !== undefined && isSameAddress(order.email, confirmedEmail ?? '')
  const row = await tx
    .insertInto('complaint')
    .values({
      key,
      submittedAt,
      name,
      email,
      orderNumber,
      orderId: order?.id ?? null,
      goods,
      fault,
      since,
      wish,
      locale,
      answerDueOn: answerDue(submittedAt),
      picturesLeftOut: leftOut,
      ...(isProven ? { isConfirmed: true, buyerAnsweredAt: submittedAt } : {}),
    })
    .onConflict((conflict) => conflict.column('key').where('answeredAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) {
    const first = await tx
      .selectFrom('complaint')
      .select('submittedAt')
      .where('key', '=', key)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return received(first.submittedAt, email, key, leftOut)
  }
  await tiePictures(tx, pictures, { complaintId: row.id })
  const payload = { complaintId: row.id }
  const isOwn = order !== undefined && isSameAddress(order.email, email)
  await tell(tx, 'complaint.for_shop', row.id, payload, { lane: isOwn ? 'staff' : 'fromStrangers' })
  const receipt = { limit: 'complaintReceipts', email, ownOrderId: isOwn ? order.id : null, headers } as const
  await tell(tx, 'complaint.receipt', row.id, payload, await receiptDelivery(tx, receipt))
  if (order && !isProven) await askBuyer(tx, row.id, order.id)
  return received(submittedAt, email, key, leftOut)
}

const received = (submittedAt: Date, email: string, key: string, picturesLeftOut: number): Result => ({
  submittedAt: submittedAt.toISOString(),
  answerDueOn: answerDue(submittedAt).toISOString().slice(0, 10),
  email,
  key,
  picturesLeftOut,
})

/** A button that is pressed twice sends the same bytes twice. */
function keyOf({ name, email, orderNumber, goods, fault, since, wish }: Complaint, pictures: SavedPicture[]) {
  const hashes = pictures.map(({ hash }) => hash)
  return createHash('sha256')
    .update(JSON.stringify([name, email.toLowerCase(), orderNumber, goods, fault, since, wish, hashes]))
    .digest('hex')
}

/**
 * Records the shop's answer and mails it to the buyer. An answer that changes an earlier one is mailed too.
 * @throws ShopError not_found, and conflict when somebody else has answered meanwhile
 */
export async function answerComplaint(id: number, answer: ComplaintAnswer, admin: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const before = await tx
      .selectFrom('complaint')
      .select(['state', 'answer', 'version', 'email'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new ShopError('not_found')
    // one whose person has been erased is over, and junk gets no mail
    if (before.version !== answer.version || before.email === '' || before.state === 'junk')
      throw new ShopError('conflict')
    const { state, answer: text } = answer
    if (before.state === state && before.answer === text) return
    const version = before.version + 1
    await tx
      .updateTable('complaint')
      .set({
        state,
        answer: text,
        version,
        answeredAt: new Date(),
        answeredBy: admin.name,
        answerSentAt: null,
      })
      .where('id', '=', id)
      .execute()
    await tell(tx, 'complaint.answer', `${id}:${version}`, { complaintId: id, version })
    await recordChange(tx, admin, {
      action: 'complaint.answer',
      subject: { type: 'complaint', id },
      before: { state: before.state },
      after: { state },
    })
  })
}

/**
 * Notes whether the buyer sent the complaint; the first answer stays. The shop is told where they did not, and where it
 * waits for that because of another address or an account number. @throws ShopError not_found
 */
export async function answerQuestion({ key, answer }: BuyerAnswer): Promise<void> {
  const asked = await askedComplaint(key)
  if (!asked) throw new ShopError('not_found')
  const isAwaited = !isSameAddress(asked.email, asked.order.email) || namesUnprovenAccount(asked)
  await transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('complaint')
      .set({ isConfirmed: answer === 'mine', buyerAnsweredAt: new Date() })
      .where('id', '=', asked.id)
      .where('buyerAnsweredAt', 'is', null)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) return
    if (answer === 'notMine' || isAwaited)
      await tell(tx, 'complaint.question_answered', asked.id, { complaintId: asked.id })
  })
}

const erased = { key: '', name: '', email: '', orderNumber: '', goods: '', fault: '', since: '', answer: '' }

/** Erases the person from old complaints, counted from the year of the answer; without one they stay. Returns how many. */
export async function eraseOldComplaints(now = new Date()): Promise<number> {
  return transaction(async (tx) => {
    const rows = await tx
      .updateTable('complaint')
      .set(erased)
      .where('answeredAt', '<', keptSince(now))
      .where('email', '<>', '')
      .returning('id')
      .execute()
    await untiePictures(
      tx,
      rows.map(({ id }) => id),
    )
    return rows.length
  })
}
