import type { Language } from '../../locales/languages';
import type { OwnMenu } from '../hooks/useOwnMenu';
import { formatShekels } from '../i18n/format';

/** A menu in lines of text, side by side's end: the place, then each dish with its price. */
export function menuAsText(
  { face, back }: OwnMenu['sides'],
  language: Language,
): readonly string[] {
  return [face, back].flatMap((side) =>
    side === undefined
      ? []
      : [
          side.name,
          ...side.dishes.map(({ name, price }) =>
            price === undefined ? name : `${name} ${formatShekels(price, language)}`.trim(),
          ),
        ].filter((line) => line !== ''),
  );
}
