import { formatTime } from '../time';
import { useView } from './View';

/** A point in time, ms since 1970. */
export function Time({ at }: { readonly at: number }) {
  const { language } = useView();
  return <time dateTime={new Date(at).toISOString()}>{formatTime(at, language)}</time>;
}
