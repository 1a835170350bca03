/** Id of the popover with the floating helpers on phones. */
export const helpersId = 'helpers';
