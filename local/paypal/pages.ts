import type { Kept } from './orders'
import type { Redirect } from './redirects'

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const pageOf = (
  vendor: string,
  { description = '', amount }: Kept['unit'],
  content: string,
) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${vendor} stand-in</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem; color: #15171a }
  strong { display: block; font-size: 2rem; margin: 1rem 0 }
  button, a { display: inline-block; font: inherit; padding: .75rem 1.5rem; margin: 0 0 .75rem; border: 1px solid #15171a;
    background: #fff; color: inherit; text-decoration: none; cursor: pointer }
  button.pay { background: #ffc439; font-weight: 600 }
</style>
<h1>${vendor} stand-in</h1>
<p>No money moves here. ${escaped(description)}</p>
<strong>${escaped(amount.value)} ${escaped(amount.currency_code)}</strong>
${content}`

/** The approval window: enough for a purchase without a network. */
export const approvalPage = (order: Kept): string =>
  pageOf(
    'PayPal',
    order.unit,
    `<button class="pay" id="approve">Approve</button> <button id="cancel">Cancel</button>
<script>
  const tell = (approved) => {
    for (const button of document.querySelectorAll('button')) button.disabled = true
    // The page that opened this window closes it when the payment is done, or asks the buyer to approve again.
    if (opener && !opener.closed) opener.postMessage({ paypalStandIn: '${order.id}', approved }, '*')
    else close()
  }
  document.getElementById('approve').onclick = async () => {
    const answer = await fetch('/stand-in/orders/${order.id}/approve', { method: 'POST' })
    if (answer.ok) tell(true)
  }
  document.getElementById('cancel').onclick = () => tell(false)
</script>`,
  )

const names = { blik: 'BLIK', p24: 'Przelewy24' }
const withQuery = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`

/** Where a buyer who has paid is sent back to. */
export const paidAddress = ({ id }: Kept, { returnUrl }: Redirect): string =>
  withQuery(returnUrl, `token=${id}&PayerID=STANDIN`)

/** The page of a bank or of BLIK, whose links tell by the address what became of the payment. */
export function bankPage({ id, unit, status }: Kept, { type, cancelUrl }: Redirect): string {
  const failed = (why: string) => escaped(withQuery(cancelUrl, `token=${id}${why}`))
  const form = `<form method="post" action="/payment/${type}?token=${id}"><button>Approve</button></form>`
  return pageOf(
    names[type],
    unit,
    `${status === 'PAYER_ACTION_REQUIRED' ? form : '<p>This payment is over.</p>'}
<p><a href="${failed('&errorcode=payment_declined')}">Decline</a></p>
<p><a href="${failed('&errorcode=code_expired')}">Let the code expire</a></p>
<p><a href="${failed('')}">Cancel</a></p>`,
  )
}

/** PayPal's script for the shop's page: only the buttons. */
export const buttonsScript = (origin: string): string => `(() => {
  const namespace = document.currentScript?.dataset.namespace || 'paypal'
  const Buttons = (options = {}) => {
    let element
    const fail = (error) => (options.onError ? options.onError(error) : console.error(error))
    const pay = async (again, kept) => {
      const popup = kept ?? open('about:blank', 'paypal-stand-in', 'width=480,height=560')
      let restarted = false
      try {
        if (!popup) throw new Error('The browser blocked the window of the wallet.')
        const orderID = again ?? (await options.createOrder({ paymentSource: 'paypal' }, {}))
        const restart = () => {
          restarted = !popup.closed
          if (restarted) pay(orderID, popup)
        }
        const actions = { restart, redirect: (url) => location.assign(url) }
        const approved = new Promise((settle) => {
          addEventListener('message', function onApproval({ origin, data }) {
            if (origin !== ${JSON.stringify(origin)} || data?.paypalStandIn !== orderID) return
            removeEventListener('message', onApproval)
            settle(data.approved)
          })
          const watch = setInterval(() => {
            if (!popup.closed) return
            clearInterval(watch)
            setTimeout(() => settle(false), 500)
          }, 300)
        })
        popup.location = ${JSON.stringify(origin)} + '/checkoutnow?token=' + orderID
        if (await approved) await options.onApprove?.({ orderID, payerID: 'STANDIN' }, actions)
        else options.onCancel?.({ orderID }, actions)
      } catch (error) {
        fail(error)
      } finally {
        if (!restarted) popup?.close()
      }
    }
    return {
      isEligible: () => true,
      updateProps: async (props) => void Object.assign(options, props),
      close: async () => element?.remove(),
      render: async (container) => {
        const parent = typeof container === 'string' ? document.querySelector(container) : container
        element = document.createElement('button')
        element.type = 'button'
        element.textContent = 'PayPal'
        element.setAttribute('style', 'width:100%;height:48px;border:0;border-radius:4px;background:#ffc439;' +
          'font:600 18px system-ui,sans-serif;color:#15171a;cursor:pointer')
        element.onclick = () => void (options.onClick?.({ fundingSource: 'paypal' }, {}), pay())
        parent.append(element)
        options.onInit?.({}, { enable: async () => {}, disable: async () => {} })
      },
    }
  }
  window[namespace] = {
    version: 'stand-in',
    FUNDING: { PAYPAL: 'paypal' },
    Buttons,
    getFundingSources: () => ['paypal'],
    isFundingEligible: (source) => source === 'paypal',
    rememberFunding: () => {},
  }
})()
`
