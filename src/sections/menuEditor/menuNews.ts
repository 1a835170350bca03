import type { OwnMenu } from '../../hooks/useOwnMenu';
import type { useOwnMenuWords } from '../../i18n/ownMenuWords';

const passedOn = {
  sheet: 'shared',
  clipboard: 'copied',
  paper: 'printed',
  unshared: 'unshared',
} as const;

/** The one line that is said of a menu: whether it is a code, or what keeps it from being one. */
export function menuNews(
  { view, isSample, isWrong, wrongPrices, news }: OwnMenu,
  w: ReturnType<typeof useOwnMenuWords>,
): string {
  if (view === 'unreadable') return w('unreadable');
  if (isSample) return w('start');
  if (isWrong) return wrongPrices.length > 0 ? '' : w('full');
  // Who reads a card need not be told that it can be read.
  return news !== undefined && view === 'writing' ? w('ready') : '';
}

/** What became of a menu that was passed on; it is said where that was asked for. */
export function passingNews(
  { news }: Pick<OwnMenu, 'news'>,
  w: ReturnType<typeof useOwnMenuWords>,
): string {
  return news === undefined || news === 'ready' ? '' : w(passedOn[news]);
}
