const PRESSED = 'input:is([type=checkbox], [type=radio], [type=button], [type=submit])'

/** Whether a key that is pressed there is text, or chooses from a list by its first letter: then it is no shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(`:is(input, textarea, select):not(${PRESSED})`))
