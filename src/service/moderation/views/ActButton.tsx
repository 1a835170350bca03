import { fill, isolated } from '../words/words';
import { useView } from './View';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** On whose review or enquiry it acts. */
  readonly of: string;
  readonly tone: 'primary' | 'quiet';
}

/** One of several buttons of the same name on a page: its own name says whose it is. */
export function ActButton({ name, value, label, of, tone }: Props) {
  const { words } = useView();
  const whole = fill(words.list.act, { act: label, name: isolated(of) });
  return (
    <button className={tone} type="submit" name={name} value={value} aria-label={whole}>
      {label}
    </button>
  );
}
