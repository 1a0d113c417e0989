'use client'

import { useTranslations } from 'next-intl'
import { Button, buttonClasses } from '@/components/ui/Button'
import { showToast } from '@/components/ui/overlay/toast-store'
import { Step } from './Step'

type Props = { codes: string[]; email: string; shopName: string; onDone: () => void }

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, email, shopName, onDone }: Props) {
  const t = useTranslations('secondFactor')
  const heading = t('codesFile', { email, shop: shopName })
  const text = `${heading}\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(t('copied'), { kind: 'success' }),
      () => showToast(t('copyFailed'), { kind: 'error' }),
    )
  return (
    <Step title={t('codesTitle')} isNew>
      <p className="print:hidden">{t('codesText')}</p>
      <p className="mt-3 hidden print:block">{heading}</p>
      <ul className="my-4 grid max-w-sm grid-cols-2 gap-2 rounded border border-hairline bg-face p-4 whitespace-nowrap">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button look="quiet" onClick={copy}>
          {t('copyCodes')}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonClasses('quiet')}
        >
          {t('downloadCodes')}
        </a>
        <Button look="quiet" onClick={() => window.print()}>
          {t('printCodes')}
        </Button>
        <Button look="signal" onClick={onDone}>
          {t('codesDone')}
        </Button>
      </div>
    </Step>
  )
}
