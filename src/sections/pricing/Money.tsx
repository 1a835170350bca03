import { type Language, languages } from '../../../locales/languages';
import { formatShekels } from '../../i18n/format';

interface Props {
  /** Whole shekels. */
  readonly amount: number;
  readonly language: Language;
}

/**
 * An amount as the language writes it, apart from the direction of what stands around it. The direction is
 * given: an amount has no letter to tell it by, and Hebrew, left to right, would put the sign on the right.
 */
export function Money({ amount, language }: Props) {
  return <bdi dir={languages[language].direction}>{formatShekels(amount, language)}</bdi>;
}
