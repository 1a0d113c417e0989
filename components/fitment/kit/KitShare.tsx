'use client'

import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/buttons/CopyButton'
import { PrintButton } from '@/components/ui/buttons/PrintButton'
import { TextInput } from '@/components/ui/controls/TextInput'
import { type KitFields, kitPath } from '@/lib/fitment/kit-check/address'
import { languageName, localePath, locales } from '@/lib/platform/i18n/routing'

const QrCode = dynamic(() => import('@/components/ui/QrCode').then((module) => module.QrCode))

/** The longest address for a QR code: phones cannot read the smaller modules of a longer one. */
const LONGEST_CODE = 700

export function KitShare({ fields, origin }: { fields: KitFields; origin: string }) {
  const t = useTranslations('kit')
  const locale = useLocale()
  const address = origin + localePath(locale, kitPath(fields))
  const isCoded = address.length <= LONGEST_CODE
  return (
    <section className="flex flex-wrap items-start gap-x-8 gap-y-5 break-inside-avoid">
      {isCoded ? (
        <QrCode
          text={address}
          label={t('code')}
          className="size-36 shrink-0 border border-hairline print:size-24"
        />
      ) : null}
      <div className="grid min-w-0 flex-1 basis-72 gap-3 print:hidden">
        <h2 className="font-display text-lg font-bold">{t('share')}</h2>
        <p className="text-soft">{t('shareText')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 flex-1 basis-48">
            <TextInput
              readOnly
              value={address}
              aria-label={t('address')}
              onFocus={(event) => event.target.select()}
            />
          </span>
          <CopyButton text={address} label={t('copy')} copied={t('copied')} failed={t('copyFailed')} />
        </div>
        <PrintButton>{t('print')}</PrintButton>
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          {t('printIn')}
          {locales
            .filter((other) => other !== locale)
            .map((other) => (
              <a
                key={other}
                href={localePath(other, kitPath(fields))}
                hrefLang={other}
                lang={other}
                className="prose-link flex min-h-touch items-center"
              >
                {languageName[other]}
              </a>
            ))}
        </p>
      </div>
      <div className="hidden flex-1 gap-3 print:grid">
        {[t('date'), t('signature'), t('sheet.customer')].map((line) => (
          <p key={line} className="flex items-end gap-3">
            <span>{line}</span>
            <span className="min-w-32 flex-1 border-b border-type pt-4" />
          </p>
        ))}
      </div>
      {isCoded ? null : <p className="hidden w-full wrap-anywhere print:block">{address}</p>}
    </section>
  )
}
