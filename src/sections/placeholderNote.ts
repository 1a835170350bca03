/** Id of the sentence, once on every page, that describes each link which leads to nobody yet. */
export const placeholderNoteId = 'placeholder-note';
