/** Labels of controls that lead to an account, in English and Hebrew. */
export const loginWords =
  /\b(log|sign)[ -]?(in|on|up|out)\b|^register\b|\b(create|my|your) (an )?account\b|\bpassword\b|התחבר|ה?הרשמ[הו]|היר?שמ|הירשם|^כניסה$|כניסה ל(חשבון|אתר|מערכת|אזור)|אזור אישי|החשבון של[יך]|סיסמ/i;

/** Login fields, as a selector. */
export const loginFields =
  'input[type=password], [autocomplete~=current-password], [autocomplete~=new-password], [autocomplete~=username]';
