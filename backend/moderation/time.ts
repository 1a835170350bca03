import { type Language, languages } from '../../locales/languages';

/** The studio's time zone, wherever the service runs. */
const timeZone = 'Asia/Jerusalem';

const formats = {
  en: formatOf('en'),
  he: formatOf('he'),
} as const satisfies Record<Language, Intl.DateTimeFormat>;

function formatOf(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
}

/** Formats a time, ms since 1970: `Nov 22, 2026, 2:05 PM`. */
export function formatTime(at: number, language: Language): string {
  return formats[language].format(at);
}
