/** Id of the consent prompt, which answers before the site starts. Source: decisions, Analytics. */
export const consentPromptId = 'consent-prompt';
