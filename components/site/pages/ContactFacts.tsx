import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { languageTag } from '@/lib/platform/i18n/routing'
import { closedDays, dayHoursText, weekText } from '@/lib/platform/opening-hours'
import { shop } from '@/lib/platform/shop-details'
import { upcomingSpecialDays } from '@/lib/shop/settings/cached'
import { pageLocale } from '@/lib/shop/texts/locale'

export async function ContactFacts() {
  const t = await getTranslations('contactPage')
  const locale = await pageLocale()
  const { company, hours } = shop
  const closed = closedDays(hours.week, locale)
  const special = await upcomingSpecialDays()
  const date = new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <dl className="grid gap-x-4 gap-y-6 pb-10 min-[384px]:grid-cols-2 md:gap-x-8 lg:grid-cols-4">
      <Fact name={t('phone')}>
        <a href={`tel:${shop.phone.replace(/\s/g, '')}`} className="text-lg font-semibold hover:underline">
          {shop.phone}
        </a>
      </Fact>
      <Fact name={t('email')}>
        <a href={`mailto:${shop.email}`} className="prose-link touch-link font-semibold">
          {shop.email}
        </a>
      </Fact>
      <Fact name={t('address')}>
        {company.name}
        <br />
        {company.street}
        <br />
        {company.postCode} {company.city}
      </Fact>
      <Fact name={t('hours')}>
        <span className="font-semibold">{weekText(hours.week, locale)}</span>
        <br />
        <span className="text-soft">
          {t('closed', { days: closed.length > 0 ? `${closed.join(', ')}, ` : '' })}
        </span>
        {special.map(({ day, hours: times }) => (
          <span key={day} className="block">
            {date.format(new Date(day))}: {times ? dayHoursText(times) : t('closedDay')}
          </span>
        ))}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t-2 border-type pt-3">
      <dt className="mb-1 text-sm text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
