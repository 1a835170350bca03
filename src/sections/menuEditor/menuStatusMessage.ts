import type { MenuEditor } from '../../hooks/useMenuEditor';
import type { useOwnMenuWords } from '../../i18n/menuEditorMessages';

const passedOn = {
  sheet: 'shared',
  clipboard: 'copied',
  paper: 'printed',
  shareFailed: 'shareFailed',
} as const;

/** The one line that is said of a menu: whether it is a code, or what keeps it from being one. */
export function menuStatusMessage(
  { view, isSample, isWrong, wrongPrices, news }: MenuEditor,
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
  { news }: Pick<MenuEditor, 'news'>,
  w: ReturnType<typeof useOwnMenuWords>,
): string {
  return news === undefined || news === 'ready' ? '' : w(passedOn[news]);
}
