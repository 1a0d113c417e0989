'use client'

export { default } from '../../[locale]/(admin)/error'
