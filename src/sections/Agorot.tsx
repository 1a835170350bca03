import { type Language, languages } from '../../locales/languages';
import { formatAgorot } from '../i18n/formatAgorot';

interface Props {
  readonly amount: number;
  readonly language: Language;
}

/** An amount in agorot, with the direction of `Shekels`. */
export function Agorot({ amount, language }: Props) {
  return <bdi dir={languages[language].direction}>{formatAgorot(amount, language)}</bdi>;
}
