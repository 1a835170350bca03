import type { OwnMenu } from '../hooks/useOwnMenu';
import type { useOwnMenuWords } from '../i18n/ownMenuWords';

const passedOn = { sheet: 'shared', clipboard: 'copied', paper: 'printed' } as const;

/** The one line that is said of a menu: what became of it, or what keeps it from being a code. */
export function menuNews(
  { view, isSample, isWrong, wrongPrices, news }: OwnMenu,
  w: ReturnType<typeof useOwnMenuWords>,
): string {
  if (view === 'unreadable') return w('unreadable');
  if (isSample) return w('start');
  if (isWrong) return wrongPrices.length > 0 ? '' : w('full');
  if (news === undefined) return '';
  // Who reads a card need not be told that it can be read.
  if (news === 'ready') return view === 'writing' ? w('ready') : '';
  return w(news === 'unshared' ? news : passedOn[news]);
}
