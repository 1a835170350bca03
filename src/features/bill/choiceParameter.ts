/** Search parameter with which a link carries a choice to the contact form. */
export const choiceParameter = 'about';
