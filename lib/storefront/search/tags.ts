/** What reads questions in the words that the owner added. */
export const searchWordsTag = 'search-words'
