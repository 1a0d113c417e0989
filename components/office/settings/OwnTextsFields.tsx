'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { EditorField } from '@/components/admin/editing/EditorField'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { Button } from '@/components/ui/buttons/Button'
import { Card } from '@/components/ui/Card'
import { defaultLocale, locales } from '@/lib/platform/i18n/routing'
import { noText, type OwnText, type TextName, textNames } from '@/lib/shop/settings/texts'
import { SettingsSection } from './SettingsFields'
import type { SettingsFormState } from './use-settings-form'

/** A text that came with the shop, and its title in the list. */
export type BuiltInText = OwnText & { title: string }
export type BuiltInTexts = Record<TextName, BuiltInText>

type Props = { state: SettingsFormState; builtIn: BuiltInTexts }

/** Edits one of the owner's texts in all languages, with a preview. */
export function OwnTextsFields({ state: editor, builtIn }: Props) {
  const t = useTranslations('adminSettings')
  const [name, setName] = useState<TextName>('rulesSeller')
  const { setValue, watch, formState } = editor.form
  const texts = watch('texts')
  const wrong = textNames.filter((each) => formState.errors.texts?.[each])
  const fill = (text: OwnText) => {
    for (const locale of locales)
      setValue(`texts.${name}.${locale}`, text[locale], {
        shouldDirty: true,
        shouldValidate: wrong.length > 0,
      })
  }
  const titleOf = (each: TextName) => {
    const { title } = builtIn[each]
    return texts[each][defaultLocale] === '' ? title : t('ownMark', { title })
  }
  return (
    <SettingsSection id="texts" title={t('sections.texts')} lead={t('textsHint')}>
      <ControlField
        label={t('text')}
        value={name}
        onChange={({ target }) => setName(textNames.find((each) => each === target.value) ?? name)}
        options={textNames.map((each) => ({
          value: each,
          label: `${wrong.includes(each) ? '! ' : ''}${titleOf(each)}`,
        }))}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2" key={name}>
        {locales.map((locale) => (
          <div key={locale} className="contents">
            <EditorField
              state={editor}
              path={`texts.${name}.${locale}`}
              label={t(`languages.${locale}`)}
              lang={locale}
              rows={8}
              maxLength={20_000}
            />
            <section aria-label={`${t('preview')}: ${t(`languages.${locale}`)}`} lang={locale}>
              <p className="mb-1.5 text-sm font-semibold">{t('preview')}</p>
              <Card padding="medium" className="grid gap-3 wrap-anywhere">
                {texts[name][locale] === '' ? (
                  <p className="text-soft">{t('previewEmpty')}</p>
                ) : (
                  <Paragraphs text={texts[name][locale]} />
                )}
              </Card>
            </section>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => fill(builtIn[name])}>
          {t('useBuiltIn')}
        </Button>
        <Button look="quiet" onClick={() => fill(noText)}>
          {t('clearText')}
        </Button>
      </div>
    </SettingsSection>
  )
}
