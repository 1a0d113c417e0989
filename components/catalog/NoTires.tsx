import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/LinkButton'
import { SizeMark } from '@/components/ui/SizeMark'
import type { TireSize } from '@/lib/catalog/dimensions'
import { tireQueryString, tireSize } from '@/lib/catalog/rules'
import { cachedTireSizes } from '@/lib/catalog/sizes'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { nearbySizes } from './nearby-sizes'

const same = (a: TireSize) => (b: TireSize) =>
  a.width === b.width && a.profile === b.profile && a.diameter === b.diameter

/** The ways on from a search without hits: the size without the other wishes, sizes close to it, the finder. */
export async function NoTires({ asked }: { asked: TireSize | undefined }) {
  const t = await getTranslations('results')
  const locale = await pageLocale()
  const onSale = asked ? await cachedTireSizes() : []
  const results = (size: TireSize) =>
    localePath(
      locale,
      `/tires/filter/${tireQueryString({
        width: String(size.width),
        profile: String(size.profile),
        diameter: String(size.diameter),
      })}`,
    )
  const nearby = asked ? nearbySizes(asked, onSale) : []
  return (
    <div className="grid gap-4">
      {asked && onSale.some(same(asked)) ? (
        <LinkButton href={results(asked)} className="justify-self-start">
          {t('wholeSize', { size: tireSize(asked) })}
        </LinkButton>
      ) : null}
      {nearby.length > 0 ? (
        <div>
          <p className="mb-2 font-medium">{t('nearby')}</p>
          <ul className="flex flex-wrap gap-2">
            {nearby.map((size) => (
              <li key={tireSize(size)}>
                <LinkButton href={results(size)} look="quiet">
                  <SizeMark text={tireSize(size)} size="base" />
                </LinkButton>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <LinkButton href={localePath(locale, '/tires')} look="quiet" className="justify-self-start">
        {t('allSizes')}
      </LinkButton>
    </div>
  )
}
