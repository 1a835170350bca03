import { dictionaries } from '../locales/dictionaries';
import type { Language } from '../locales/languages';
import { soldGroups, soldIds } from '../src/content/sold';
import { formatList } from '../src/i18n/format';

/**
 * Chooses the words for what the studio sells, in a message, a dictionary as JSON or a file of messages. The bundle and the
 * export have only these. `{{nfc|offered:, with #|other:}}` becomes `, with {{nfc}}` while the service, plan, add-on or
 * group `nfc` is sold, otherwise nothing. `{{list|nfc:NFC|booking:bookings|other:software}}` lists what is sold:
 * `NFC and bookings`; `List` begins with a capital. `own:#` is the title of each new service. Forms may hold others; empty ones are left out.
 */
export function soldWords(text: string, language: Language, sold = soldIds): string {
  const isSold = (name: string) => (soldGroups[name] ?? [name]).some((id) => sold.includes(id));
  const chosen = text.replace(conditional, (_, name: string, written: string) => {
    const forms = written.split(/\|(?![^{]*}})/).map((form) => {
      const [condition = ''] = form.split(':', 1);
      return [
        condition === 'offered' ? name : condition,
        form.slice(condition.length + 1),
      ] as const;
    });
    const said = forms
      .filter(([id]) => isSold(id))
      .flatMap(([id, words]) =>
        (id === 'own' ? titlesOf(id, language) : [`{{${id}}}`]).map((name) =>
          soldWords(words.replace(/#(?![^{]*}})/, name), language, sold),
        ),
      );
    const other = forms.find(([id]) => id === 'other')?.[1] ?? '';
    const words = said.length > 0 ? formatList(said.filter(Boolean), language) : other;
    return name === 'List' ? words.replace(/^./, (first) => first.toUpperCase()) : words;
  });
  return chosen === text ? text : soldWords(chosen, language, sold);
}

/** Titles as within a sentence and within quotation marks of a file. */
function titlesOf(group: string, language: Language): readonly string[] {
  const items = new Map(Object.entries(dictionaries[language].services.items));
  return (soldGroups[group] ?? []).map((id) =>
    JSON.stringify(items.get(id)?.title.replaceAll("'", '’') ?? '')
      .slice(1, -1)
      .replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()),
  );
}

/** A list, or forms of which the first is `offered`. */
const conditional = /{{([lL]ist|\w+(?=\|offered:))\|((?:[^{}]|{{[^{}]*}})*)}}/g;
