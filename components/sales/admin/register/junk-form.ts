/** The checkboxes of the entries belong to the form above them by this id: they stand beside forms of their own. */
export const JUNK_FORM = 'junk-entries'
