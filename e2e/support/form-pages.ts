/** What the addresses of two visits are about: two of each. */
export type Seed = Record<
  'orders' | 'customers' | 'tires' | 'news' | 'vehicles' | 'returns',
  [string, string]
>

type Addresses = (seed: Seed) => [string, string]
type Visits =
  /** Two addresses of one kept page, which differ in what Next leaves out of its key; `asStaff` where it needs a sign-in. */
  | { byQuery: Addresses; asStaff?: true }
  /** Two pages, each with a state of its own. */
  | { byPath: Addresses }
  /** Nothing of one visit can show at another. */
  | { noRecord: string }

const plain: Visits = { noRecord: 'a form of the browser: its answer is another document' }
const cart: Visits = { noRecord: 'its only form adds the product beside it to the cart' }
const product: Visits = { noRecord: 'each product has a path of its own, and so a state of its own' }
const finder: Visits = { noRecord: 'what was chosen last is what a finder is to show' }
const tool: Visits = { noRecord: 'what is typed is the address' }
const entries: Visits = {
  noRecord: 'each entry of a list has a form of its own, with the number of the entry as its key',
}
const job: Visits = { noRecord: 'each import has a path of its own, and so a state of its own' }
const consent: Visits = { noRecord: 'the one consent of this browser' }
const single: Visits = { noRecord: 'there is one such record' }
const afterSuccess: Visits = { noRecord: 'one address; what it shows after a success has a test of its own' }
const withQuery = (path: string, first: string, second: string): Visits => ({
  byQuery: () => [`${path}?${first}`, `${path}?${second}`],
})
const withId = (path: string, kind: keyof Seed): Visits => ({
  byPath: (seed) => [path + seed[kind][0], path + seed[kind][1]],
})

/**
 * Every page with a control or a button that calls the shop, by its folder below `app/[locale]`, and how
 * `revisited-forms.spec.ts` visits it twice. `components/forms/form-pages.test.ts` finds those that are missing.
 */
export const formPages: Record<string, Visits> = {
  '(admin)/admin': withQuery('/admin', 'status=Pending', 'sort=date'),
  '(admin)/admin/audit': withQuery('/admin/audit', 'type=product', 'type=order'),
  '(admin)/admin/complaints': entries,
  '(admin)/admin/customers': withQuery('/admin/customers', 'search=Jan', 'search=Anna'),
  '(admin)/admin/customers/[uid]': withId('/admin/customers/', 'customers'),
  '(admin)/admin/customers/erasure': single,
  '(admin)/admin/dashboard': withQuery('/admin/dashboard', 'days=7', 'days=90'),
  '(admin)/admin/delivery': single,
  '(admin)/admin/dispatch': entries,
  '(admin)/admin/dispatch/[id]': withId('/admin/dispatch/', 'orders'),
  '(admin)/admin/import': single,
  '(admin)/admin/import/[id]': job,
  '(admin)/admin/invoices': { noRecord: 'a choice of months that have invoices, which follows the address' },
  '(admin)/admin/ksef': single,
  '(admin)/admin/mails': entries,
  '(admin)/admin/news/[id]': withId('/admin/news/', 'news'),
  '(admin)/admin/news/new': afterSuccess,
  '(admin)/admin/order/[id]': withId('/admin/order/', 'orders'),
  '(admin)/admin/orders/new': afterSuccess,
  '(admin)/admin/products': withQuery('/admin/products', 'sort=price', 'page=2'),
  '(admin)/admin/products/[id]': withId('/admin/products/', 'tires'),
  '(admin)/admin/products/new': withQuery('/admin/products/new', 'type=Tire', 'type=Wheel'),
  '(admin)/admin/receipts': { noRecord: 'a choice of months, which follows the address' },
  '(admin)/admin/reports': withQuery('/admin/reports', 'step=month', 'basis=placed'),
  '(admin)/admin/safety': entries,
  '(admin)/admin/search': withQuery('/admin/search', 'search=jimny', 'search=patrol'),
  '(admin)/admin/security': single,
  '(admin)/admin/settings': single,
  '(admin)/admin/setup': single,
  '(admin)/admin/staff': entries,
  '(admin)/admin/vehicles': withQuery('/admin/vehicles', 'search=Patrol', 'confidence=low'),
  '(admin)/admin/vehicles/[id]': withId('/admin/vehicles/', 'vehicles'),
  '(admin)/admin/vehicles/files': { noRecord: 'one address, which shows what the last chosen file would do' },
  '(admin)/admin/vehicles/new': afterSuccess,
  '(admin)/admin/withdrawals': entries,
  '(admin)/admin/withdrawals/[id]': withId('/admin/withdrawals/', 'returns'),
  '(admin)/create': { noRecord: 'another address of /admin/products/new' },
  '(bare)/data-delition': consent,
  '(bare)/registration': withQuery('/registration', 'next=%2Forders', 'next=%2Fcart'),
  '(bare)/reset-password': withQuery('/reset-password', 'next=%2Forders', 'next=%2Fcart'),
  '(bare)/signIn': withQuery('/signIn', 'next=%2Forders', 'next=%2Fcart'),
  '(shop)': finder,
  '(shop)/CreateOrder': { noRecord: 'one draft of one account, which is forgotten when the order is placed' },
  '(shop)/Payment': { noRecord: 'nobody types on it; wallet.spec.ts goes from one order to another' },
  '(shop)/[...missing]': finder,
  '(shop)/accessibility': { noRecord: 'a setting of this browser' },
  '(shop)/car': finder,
  '(shop)/car/[make]': finder,
  '(shop)/car/[make]/[vehicle]': cart,
  '(shop)/cart': {
    noRecord: 'the one car of the visitor, and one address, whose form goes once it is confirmed',
  },
  '(shop)/compare/[ids]': cart,
  '(shop)/complaint': withQuery('/complaint', 'order=AAAAA-11111', 'order=BBBBB-22222'),
  '(dynamic)/complaint/question/[key]': plain,
  '(dynamic)/complaint/result': plain,
  '(shop)/contact': withQuery('/contact', 'product=1', 'product=2'),
  '(shop)/details': single,
  '(shop)/invitation': {
    byQuery: () => [`/invitation?key=${'a'.repeat(43)}`, `/invitation?key=${'b'.repeat(43)}`],
    asStaff: true,
  },
  '(shop)/kit': tool,
  '(shop)/kit/[query]': tool,
  '(shop)/orders': {
    noRecord: 'the list of one account, which what is typed narrows; a password makes it one, once',
  },
  '(shop)/privacy': consent,
  '(shop)/products/title/[...query]': finder,
  '(shop)/safety': withQuery('/safety', 'product=Opona+A', 'product=Opona+B'),
  '(shop)/spacer': finder,
  '(shop)/spacer/filter/[query]': finder,
  '(shop)/spacerDetail/[spacerId]': product,
  '(shop)/stockAlerts': withQuery('/stockAlerts', `key=${'a'.repeat(43)}`, `key=${'b'.repeat(43)}`),
  '(shop)/tireDetail/[tireId]': product,
  '(shop)/tireDetail/[tireId]/passport': { noRecord: 'a choice of the size of the paper' },
  '(shop)/tires': finder,
  '(shop)/tires/filter/[query]': finder,
  '(shop)/tools/bolt-circle': tool,
  '(shop)/tools/bolt-circle/[query]': tool,
  '(shop)/tools/gearing': tool,
  '(shop)/tools/gearing/[query]': tool,
  '(shop)/tools/load-speed': tool,
  '(shop)/tools/load-speed/[query]': tool,
  '(shop)/tools/offset': tool,
  '(shop)/tools/offset/[query]': tool,
  '(shop)/tools/tire-size': tool,
  '(shop)/tools/tire-size/[query]': tool,
  '(shop)/track': plain,
  '(dynamic)/track/[key]': plain,
  '(shop)/unavailable': plain,
  '(shop)/wheelDetail/[wheelId]': product,
  '(shop)/wheels': finder,
  '(shop)/wheels/filter/[query]': finder,
  '(shop)/withdrawal': withQuery('/withdrawal', 'order=AAAAA-11111', 'order=BBBBB-22222'),
  '(dynamic)/withdrawal/statement': plain,
  '(dynamic)/withdrawal/question/[key]': plain,
}
