import { keepXml } from '../ksef/keep-xml'
import { type KsefStandIn, startKsef } from '../ksef/server'
import { type PaypalStandIn, startPaypal } from '../paypal/server'
import { type ResendStandIn, startResend } from '../resend/server'

type StandIns = { paypal: PaypalStandIn; resend: ResendStandIn; ksef: KsefStandIn }

const ofWorker = globalThis as typeof globalThis & { testStandIns?: StandIns }

/** Every test file gets fresh stand-ins at the addresses of the former ones, since the shop reads those only once. */
export async function startStandIns(): Promise<StandIns> {
  const { paypal, resend, ksef } = ofWorker.testStandIns ?? {}
  await Promise.all([paypal?.stop(), resend?.stop(), ksef?.stop()])
  ofWorker.testStandIns = {
    paypal: await startPaypal({
      port: paypal?.port ?? 0,
      clientId: 'shop',
      secret: 'secret',
      webhookId: 'WEBHOOK1',
    }),
    resend: await startResend({ port: resend?.port ?? 0, apiKey: 're_test' }),
    ksef: await startKsef({ port: ksef?.port ?? 0, token: 'token-of-the-tests', keep: keepXml }),
  }
  return ofWorker.testStandIns
}

/** The stand-ins of the test file that runs. */
export function standIns(): StandIns {
  if (!ofWorker.testStandIns) throw new Error('Only the tests of the database have stand-ins: *.db.test.ts.')
  return ofWorker.testStandIns
}
