/**
 * Id of the consent prompt, which works before hydration. Source: docs/decisions.md, "Calendar, chat and analytics".
 */
export const consentPromptId = 'consent-prompt';
