import { getTranslations } from 'next-intl/server'
import { Fact } from '@/components/ui/Facts'
import { closedDays, dayHoursText, weekText } from '@/lib/platform/opening-hours'
import { shop } from '@/lib/platform/shop-details'
import { upcomingSpecialDays } from '@/lib/shop/settings/cached'
import { pageLocale } from '@/lib/shop/texts/locale'
import { longDate } from './long-date'

export async function ContactFacts() {
  const t = await getTranslations('contactPage')
  const locale = await pageLocale()
  const { company, hours } = shop
  const closed = closedDays(hours.week, locale)
  const special = await upcomingSpecialDays()
  return (
    <dl className="grid gap-x-4 gap-y-6 pb-10 min-[384px]:grid-cols-2 md:gap-x-8 lg:grid-cols-4">
      <Fact look="ruled" name={t('phone')}>
        <a href={`tel:${shop.phone.replace(/\s/g, '')}`} className="text-lg font-semibold hover:underline">
          {shop.phone}
        </a>
      </Fact>
      <Fact look="ruled" name={t('email')}>
        <a href={`mailto:${shop.email}`} className="prose-link touch-link font-semibold">
          {shop.email}
        </a>
      </Fact>
      <Fact look="ruled" name={t('address')}>
        {company.name}
        <br />
        {company.street}
        <br />
        {company.postCode} {company.city}
      </Fact>
      <Fact look="ruled" name={t('hours')}>
        <span className="font-semibold">{weekText(hours.week, locale)}</span>
        <br />
        <span className="text-soft">
          {t('closed', { days: closed.length > 0 ? `${closed.join(', ')}, ` : '' })}
        </span>
        {special.map(({ day, hours: times }) => (
          <span key={day} className="block">
            {longDate(day, locale)}: {times ? dayHoursText(times) : t('closedDay')}
          </span>
        ))}
      </Fact>
    </dl>
  )
}
