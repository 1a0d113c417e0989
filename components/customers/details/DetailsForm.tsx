import type { User } from 'firebase/auth'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { CountrySelect } from '@/components/forms/CountrySelect'
import { useEditor } from '@/components/forms/use-editor'
import { useFieldText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { Field } from '@/components/ui/controls/Field'
import { RadioGroup } from '@/components/ui/controls/RadioGroup'
import { TextInput } from '@/components/ui/controls/TextInput'
import { Notice } from '@/components/ui/Notice'
import { showToast } from '@/components/ui/overlay/toast-store'
import { nameAccount } from '@/lib/customers/account/client'
import { RecordError, saveDetails } from '@/lib/customers/account/record-client'
import { changedRecord, type DetailsDraft, detailsFields, draftOf } from '@/lib/customers/account/rules'
import { AccountDetails, type StoredRecord } from '@/lib/customers/account/schema'
import { errorsAt } from '@/lib/platform/forms/errors-at'
import { differingFields } from '@/lib/platform/forms/merge'
import { fieldErrors } from '@/lib/platform/http/fields'
import { countryName } from '@/lib/platform/i18n/word-or'

/** The user's own record. It is read-only until 'change' is pressed and again once it is saved. */
export function DetailsForm({ user, stored }: { user: User; stored: StoredRecord | null }) {
  const t = useTranslations('details')
  const tAll = useTranslations()
  const fieldText = useFieldText()
  const { form, editing, saving, failure, conflict, change, cancel, save } = useDetails({ user, stored })
  const { errors } = form.formState
  const isNameless = [errors.name, errors.surname].some((error) => error?.message?.endsWith('_required'))
  const isCompany = form.watch('customerType') === 'company'
  const field = (name: TextField, input: ComponentProps<'input'>, required = true) => (
    <Field label={t(name)} error={fieldText(errors[name])} required={editing && required}>
      {(control) => <TextInput {...control} {...form.register(name)} {...input} readOnly={!editing} />}
    </Field>
  )
  const readOnly = (label: string, value: string) => (
    <Field label={label}>{(control) => <TextInput {...control} value={value} readOnly />}</Field>
  )
  return (
    <form method="dialog" onSubmit={save} noValidate className="flex max-w-2xl flex-col gap-7">
      {!stored && !editing ? <Notice title={t('noRecordTitle')}>{t('noRecordText')}</Notice> : null}
      {conflict ? <ConflictNotice {...conflict} /> : null}
      {failure ? <Notice kind="error" title={t(failure)} /> : null}
      {isNameless ? <Notice kind="error" title={tAll('registration.names_required')} /> : null}
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="sr-only">{t('person')}</legend>
        <div className="sm:col-span-2">
          <Field label={t('email')} hint={editing ? t('emailHint') : undefined}>
            {(control) => <TextInput {...control} type="email" value={user.email ?? ''} readOnly />}
          </Field>
        </div>
        {field('name', { autoComplete: 'given-name' })}
        {field('surname', { autoComplete: 'family-name' })}
        {field('phone', { type: 'tel', autoComplete: 'tel' })}
        {editing ? (
          <RadioGroup
            {...form.register('customerType')}
            legend={t('customerType')}
            options={(['private_person', 'company'] as const).map((value) => ({ value, label: t(value) }))}
            className="sm:col-span-2"
          />
        ) : (
          readOnly(t('customerType'), t(form.watch('customerType')))
        )}
        {isCompany ? field('companyName', { autoComplete: 'organization' }) : null}
        {isCompany ? field('unn', { autoComplete: 'off' }) : null}
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        <legend className="mb-4 font-display text-lg font-bold">{t('addressGroup')}</legend>
        {editing ? <p className="text-sm text-soft sm:col-span-2">{t('addressHint')}</p> : null}
        <div className="sm:col-span-2">{field('address', { autoComplete: 'address-line1' }, false)}</div>
        {field('index', { autoComplete: 'postal-code' }, false)}
        {field('city', { autoComplete: 'address-level2' }, false)}
        <div className="sm:col-span-2">
          {editing ? (
            <Field label={t('country')}>
              {(control) => (
                <CountrySelect {...control} {...form.register('country')} autoComplete="country" />
              )}
            </Field>
          ) : (
            readOnly(t('country'), countryName(tAll, form.watch('country')))
          )}
        </div>
      </fieldset>
      {editing ? (
        <div className="flex flex-wrap gap-3">
          <Button key="save" type="submit" look="signal" busy={saving} busyLabel={t('saving')}>
            {t('save')}
          </Button>
          <Button key="cancel" look="quiet" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <Button key="change" look="signal" onClick={change} className="self-start">
          {t('change')}
        </Button>
      )}
    </form>
  )
}

type TextField = Exclude<keyof DetailsDraft, 'customerType' | 'country'>

function ConflictNotice({ theirs, contested }: NonNullable<DetailsState['conflict']>) {
  const t = useTranslations('details')
  const tAll = useTranslations()
  const wordsOf = (field: (typeof contested)[number]) => {
    if (field === 'customerType') return t(theirs.customerType)
    return field === 'country' ? countryName(tAll, theirs.country) : theirs[field]
  }
  return (
    <Notice kind="error" title={t('changedTitle')}>
      <p>{t('changedText')}</p>
      <ul className="mt-2 list-disc pl-5">
        {contested.map((field) => (
          <li key={field}>{t('contested', { field: t(field), theirs: wordsOf(field) || t('empty') })}</li>
        ))}
      </ul>
    </Notice>
  )
}

const failureOf = { timeout: 'saveTimeout', refused: 'saveRefused', failed: 'saveFailed' } as const

/** The state of the form: from 'change' until saving or cancelling it edits the record as it was at that moment. */
function useDetails({ user, stored }: { user: User; stored: StoredRecord | null }) {
  const t = useTranslations('details')
  const displayName = user.displayName ?? ''
  const [editing, setEditing] = useState(false)
  const editor = useEditor<DetailsDraft, 'save', (typeof failureOf)[keyof typeof failureOf]>({
    start: draftOf(stored?.record ?? null, displayName),
    check: (draft) => {
      const { error } = AccountDetails.safeParse(draft)
      return error ? errorsAt(detailsFields, fieldErrors(error)) : []
    },
    explain: (error): void => editor.fail(failureOf[error instanceof RecordError ? error.reason : 'failed']),
  })
  const { form, busy, problem, conflict, resetTo, mergeRemote } = editor
  const base = useRef(stored)
  /** What this form saved last: its echo from the database is no change of somebody else. */
  const ownSave = useRef<DetailsDraft | null>(null)

  useEffect(() => {
    if (busy || stored?.record.updatedAt === base.current?.record.updatedAt) return
    base.current = stored
    const theirs = draftOf(stored?.record ?? null, displayName)
    if (ownSave.current && differingFields(ownSave.current, theirs).length === 0) return
    if (editing) mergeRemote(theirs)
    else resetTo(theirs)
  }, [stored, busy, editing, displayName, resetTo, mergeRemote])

  const cancel = () => {
    editor.discard()
    setEditing(false)
  }

  const save = (event: FormEvent) => {
    event.preventDefault()
    return editor.send('save', async (draft) => {
      const details = AccountDetails.parse(draft)
      const identity = { uid: user.uid, email: user.email ?? '' }
      const outcome = await saveDetails({ base: base.current, details, identity })
      // 'changed': the database sends the newer record next, and the effect above merges it
      if (outcome === 'changed') return
      const after = draftOf(changedRecord(base.current?.record ?? null, details, identity, new Date()))
      ownSave.current = after
      setEditing(resetTo(after))
      showToast(t('saved'), { kind: 'success' })
      void nameAccount(user, details)
    })
  }

  const change = () => setEditing(true)
  return { form, editing, saving: busy !== null, failure: problem, conflict, change, cancel, save }
}

type DetailsState = ReturnType<typeof useDetails>
