import { type Language, languages } from '../../locales/languages';

const formatOf = (language: Language) =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    // The studio's, wherever the service runs.
    timeZone: 'Asia/Jerusalem',
  });

const formats = { en: formatOf('en'), he: formatOf('he') };

/** Formats a time, ms since 1970: `Nov 22, 2026, 2:05 PM`. */
export function formatTime(at: number, language: Language): string {
  return formats[language].format(at);
}
