import { getTranslations } from 'next-intl/server'
import { ControlField } from '@/components/admin/editing/ControlField'
import { BuyerFields, typedFields } from '@/components/sales/withdrawal/BuyerFields'
import { OrderPrefill } from '@/components/sales/withdrawal/OrderPrefill'
import { PrivacyNote } from '@/components/site/pages/PrivacyNote'
import { Button } from '@/components/ui/buttons/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Field } from '@/components/ui/controls/Field'
import { RadioGroup } from '@/components/ui/controls/RadioGroup'
import type { StoredDraft } from '@/lib/customers/complaints/form-result'
import { MOST_FORM_BYTES, MOST_PICTURES, wishes } from '@/lib/customers/complaints/rules'
import { Complaint, mostComplaintCharacters } from '@/lib/customers/complaints/schema'
import { UPLOADED_TYPES } from '@/lib/media/formats'
import type { ErrorCode } from '@/lib/platform/errors'
import { fieldErrors } from '@/lib/platform/http/fields'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The look of the other controls; their own classes would draw a field of files as read-only. */
const fileClasses =
  'min-h-touch w-full rounded border border-edge bg-face px-3 py-2 text-base text-type aria-invalid:border-2 ' +
  'aria-invalid:border-danger file:mr-3 file:cursor-pointer file:rounded file:border file:border-edge file:px-3 file:py-1 ' +
  'file:font-semibold file:text-type'

type Props = {
  /** What was typed before the form was refused. */
  draft?: StoredDraft
  /** What is wrong with the pictures. */
  pictureFailure?: ErrorCode | null
}

/** The form of a complaint. It works without script; after a refusal it shows what was typed and what is wrong with it. */
export async function ComplaintFields({ draft, pictureFailure }: Props) {
  const t = await getTranslations('complaint')
  const locale = await pageLocale()
  const refusal = draft && Complaint.safeParse(draft.typed).error
  const problems = refusal ? fieldErrors(refusal) : []
  if (pictureFailure) problems.push({ path: 'pictures', code: pictureFailure })
  const { errorOf, focusOf, field } = await typedFields(mostComplaintCharacters, draft?.typed, problems)
  return (
    <form
      method="post"
      action={`/api/complaints?locale=${locale}`}
      encType="multipart/form-data"
      noValidate
      className="flex flex-col gap-5"
    >
      {draft ? <input type="hidden" name="draft" value={draft.id} /> : null}
      <BuyerFields t={t} field={field} />
      <ClientMessages groups={['claimForm']}>
        <OrderPrefill goods="goods" most={mostComplaintCharacters.goods} />
      </ClientMessages>
      <ControlField {...field('goods')} label={t('goods')} hint={t('goodsHint')} rows={2} required />
      <ControlField {...field('fault')} label={t('fault')} hint={t('faultHint')} rows={5} required />
      <ControlField
        {...field('since')}
        label={t('since')}
        optionalLabel={t('optional')}
        hint={t('sinceHint')}
      />
      <RadioGroup
        legend={t('wish')}
        name="wish"
        required
        {...focusOf('wish')}
        defaultValue={draft?.typed.wish ?? ''}
        error={errorOf('wish')}
        options={wishes.map((value) => ({
          value,
          label: t(`wishes.${value}`),
          hint: t(`wishHints.${value}`),
        }))}
      />
      {/* pictures last: of a form that is too large, the server reads what comes before them */}
      <Field
        label={t('pictures')}
        optionalLabel={t('optional')}
        hint={t('picturesHint', { most: MOST_PICTURES, megabytes: MOST_FORM_BYTES / 1024 ** 2 })}
        error={errorOf('pictures')}
      >
        {(props) => (
          <input
            {...props}
            type="file"
            className={fileClasses}
            name="pictures"
            {...focusOf('pictures')}
            multiple
            accept={UPLOADED_TYPES}
          />
        )}
      </Field>
      {draft && draft.pictures > 0 ? (
        <div>
          <p>{t('picturesKept', { count: draft.pictures })}</p>
          <Checkbox name="withoutPictures" value="yes" label={t('picturesWithout')} />
        </div>
      ) : null}
      <Button type="submit" look="signal" wide>
        {t('send')}
      </Button>
      <PrivacyNote locale={locale} text={(rules) => t.rich('privacy', { rules })} />
    </form>
  )
}
