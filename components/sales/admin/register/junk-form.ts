/** The entries' checkboxes belong to the form above by this id: they stand among other forms, and forms cannot be nested. */
export const JUNK_FORM = 'junk-entries'
