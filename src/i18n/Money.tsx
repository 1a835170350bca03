import { type Language, languages } from '../../locales/languages';
import { formatShekels } from '../i18n/format';

interface Props {
  /** Whole shekels. */
  readonly amount: number;
  readonly language: Language;
  readonly className?: string;
}

/**
 * A formatted amount, isolated from the direction of the surrounding text. The direction is explicit, because an
 * amount has no letters, and Hebrew in left-to-right order would move the sign to the right.
 */
export function Money({ amount, language, className }: Props) {
  return (
    <bdi className={className} dir={languages[language].direction}>
      {formatShekels(amount, language)}
    </bdi>
  );
}
