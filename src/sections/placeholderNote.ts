/** Id of the words, once on every page, that describe each link which leads to nobody yet. */
export const placeholderNoteId = 'placeholder-note';
